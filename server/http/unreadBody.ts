import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPace } from './pace';
import { settings } from '../settings';

/**
 * A request may be answered before its body has come: it was refused by its head, or nobody wanted a body. Node goes on reading and dropping the
 * rest, so that the sender comes to the answer, but it would do so for ever. Here the line is cut when the rest drips.
 */
export function cutDrippingRest(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    if (req.complete) return;
    const { socket } = req;
    const pace = createPace(settings.body.longest.drain);
    let read = socket.bytesRead;
    const timer = setInterval(() => {
      const came = socket.bytesRead - read;
      read = socket.bytesRead;
      if (req.complete) clearInterval(timer);
      else if (!pace.keptWith(came)) socket.destroy();
    }, settings.body.slowest.windowMs);
    // The socket keeps the server running, not the clock beside it.
    timer.unref();
    socket.once('close', () => clearInterval(timer));
  });
}
