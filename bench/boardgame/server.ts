import { createRequire } from 'node:module';
import { harvest } from './harvest.ts';

/** boardgame.io's own server, everything in memory, as its guide starts it. */
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof import('boardgame.io/server');
// It greets on standard output; the bench waits for the address alone.
const say = console.log;
console.log = () => {};
const server = Server({ games: [harvest], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0 } as never);
// With today's koa-compose it forgets the routes that it adds after it has begun to listen: they are given to it again.
appServer.removeAllListeners('request');
appServer.on('request', server.app.callback());
const address = appServer.address();
say(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
process.on('SIGTERM', () => process.exit(0));
