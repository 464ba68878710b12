import type { IncomingMessage } from 'node:http';
import type { From } from '../features/sessions/routes';

export function fromOf(req: IncomingMessage, trustProxy: boolean): From {
  const header = (name: string): string | undefined => req.headers[name]?.toString().split(',').at(-1)?.trim();
  const socketAddress = req.socket.remoteAddress ?? 'unknown';
  if (!trustProxy) return { address: socketAddress, secure: false };
  return { address: header('x-forwarded-for') ?? socketAddress, secure: header('x-forwarded-proto') === 'https' };
}
