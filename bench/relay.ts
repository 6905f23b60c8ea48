import { WebSocketServer } from 'ws';

/** A yardstick: the barest server there can be. It checks and stores nothing and tells a message to everybody in the room. */
const rooms = new Map<string, Set<import('ws').WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
server.on('connection', (socket, request) => {
  const room = rooms.get(request.url ?? '') ?? new Set();
  rooms.set(request.url ?? '', room.add(socket));
  socket.on('message', (data) => {
    for (const member of room) member.send(String(data));
  });
  socket.on('close', () => room.delete(socket));
});
process.on('SIGTERM', () => process.exit(0));
