import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers of a protocol upgrade. */
const ofTheUpgrade = new Set(['upgrade', 'http2-settings', 'connection']);

/**
 * A request may offer to go on in another protocol, as curl does with HTTP/2, and a server that does not speak it answers as if it had not
 * (RFC 9110, 7.8). Node hands such a request over with its line and parses it no more, so it is given back to the server without the offer.
 */
export function answerWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(at, at + 2);
    if (!ofTheUpgrade.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
