import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

const builtApp = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Listens until the process is told to stop, and says where in one line. */
export async function serve(port: number, host: string): Promise<FastifyInstance> {
  const server = fastify();
  if (!existsSync(builtApp)) throw new Error('The app is not built yet: run "npm run build", or just "npm start".');
  await server.register(fastifyStatic, { root: builtApp });
  await server.listen({ port, host });
  const bound = server.server.address();
  const chosen = typeof bound === 'object' && bound !== null ? bound.port : port;
  console.log(`Windfall is at http://${host}:${chosen}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
  return server;
}
