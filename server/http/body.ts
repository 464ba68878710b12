import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, serverBusy } from '../refusal';
import { settings } from '../settings';
import type { Held } from './shares';

/**
 * Whether a body still comes quickly enough. A sender who drips would otherwise hold a connection,
 * and what is kept for it, without end.
 */
interface Pace {
  /**
   * Counts bytes that have come; false once they come too slowly or have been coming for too long.
   */
  keptWith(bytes: number): boolean;
  /** ms until the whole body has taken too long. */
  left(): number;
}

/** From its first byte to its last it may take so many ms. */
function createPace(
  longestMs: number,
  bytesPerSecond: number = settings.body.slowest.bytesPerSecond,
): Pace {
  const { windowMs } = settings.body.slowest;
  const since = performance.now();
  let windowSince = since;
  let inWindow = 0;
  const left = (): number => since + longestMs - performance.now();
  return {
    left,
    keptWith(bytes) {
      inWindow += bytes;
      const took = performance.now() - windowSince;
      if (took < windowMs) return left() > 0;
      const enough = inWindow >= (bytesPerSecond * took) / 1_000;
      windowSince += took;
      inWindow = 0;
      return enough && left() > 0;
    },
  };
}

/** A request's body as it comes in. */
export interface Body {
  /** Bytes that the sender announced; null if it does not say. */
  announced: number | null;
  /**
   * The parts in their order. A sender who is gone, of whom nothing more comes, or who sends too
   * slowly, gives up the slot they hold:
   * SERVER_BUSY, so that a device on a bad line sends it again.
   */
  parts(): AsyncGenerator<Uint8Array>;
  /** From now on a file comes, which may take so many ms. */
  expectFile(longestMs: number): void;
  /**
   * Reads what is still to come and drops it, after the answer if need be. Cutting the line instead
   * would take from the sender, who is still sending, the answer that says why.
   */
  drain(): Promise<void>;
}

/** `longestMs` is what the whole body may take until more is known of it. */
export function openBody(request: Request, longestMs: number): Body {
  let pace = createPace(longestMs);
  const length = request.headers.get('content-length');
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  let ended = request.body === null;

  async function next(patience: number = settings.body.stall): Promise<Uint8Array | null> {
    if (ended || request.body === null) return null;
    reader ??= request.body.getReader();
    try {
      const { done, value } = await orStalled(
        reader,
        request.signal,
        Math.min(patience, pace.left()),
      );
      if (!done && !pace.keptWith(value.byteLength)) throw new Error('It came too slowly.');
      if (!done) return value;
    } catch {
      cut();
      throw serverBusy();
    }
    ended = true;
    return null;
  }

  function cut(): void {
    ended = true;
    void reader?.cancel().catch(() => undefined);
  }

  return {
    announced: length === null ? null : Number(length),
    expectFile: (ms) => void (pace = createPace(ms, settings.body.slowest.fileBytesPerSecond)),
    async *parts() {
      for (let part = await next(); part !== null; part = await next()) yield part;
    },
    async drain() {
      // Of what nobody has begun to read, the HTTP library disposes.
      if (reader === null) return;
      // Counted from here, however long it took before.
      pace = createPace(settings.body.longest.drain);
      let bytes = 0;
      try {
        for (
          let part = await next(settings.closing);
          part !== null;
          part = await next(settings.closing)
        ) {
          bytes += part.byteLength;
          if (bytes > settings.body.drain) return cut();
        }
      } catch {
        // The client is gone or silent: nobody is left to answer.
      }
    },
  };
}

export interface BodyLimits {
  limitBytes: number;
  /** ms for the whole of it. */
  longestMs: number;
  /** Counts what comes beyond `settings.body.small`. */
  memory?: Held;
}

/** For anonymous callers. */
export const anonymousBody: BodyLimits = {
  limitBytes: settings.body.small,
  longestMs: settings.body.longest.json,
};

/**
 * Reads a request's body and stops at `limitBytes`, whether or not the client announced its length.
 * Returns a new request with the body that was read.
 */
export async function readBody(
  request: Request,
  { limitBytes, longestMs, memory }: BodyLimits,
): Promise<Request> {
  const body = openBody(request, longestMs);
  if (body.announced !== null && body.announced > limitBytes)
    throw new Refusal('BODY_TOO_LARGE', { bytes: body.announced, limitBytes });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body.parts()) {
    bytes += part.byteLength;
    if (bytes > limitBytes) {
      void body.drain();
      throw new Refusal('BODY_TOO_LARGE', { bytes, limitBytes });
    }
    try {
      memory?.take(Math.min(part.byteLength, Math.max(0, bytes - settings.body.small)));
    } catch (error) {
      void body.drain();
      throw error;
    }
    chunks.push(part);
  }
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, {
    method: request.method,
    headers,
    body: Buffer.concat(chunks),
    signal: request.signal,
  });
}

/**
 * The next part; rejects when nothing arrives for too long, and at once when the connection is cut.
 */
async function orStalled(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal,
  patience: number,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  let timer: NodeJS.Timeout | undefined;
  let gone = (): void => undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    gone = () => reject(new Error('The line was cut.'));
    // The socket keeps the server running, not the clock beside it.
    timer = setTimeout(() => reject(new Error('Nothing more came.')), patience).unref();
    signal.addEventListener('abort', gone);
    if (signal.aborted) gone();
  });
  try {
    return await Promise.race([reader.read(), stalled]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', gone);
  }
}

/** Ends looking at the last request of each connection that was answered early. */
const dripping = new WeakMap<Socket, () => void>();

/**
 * A request may be answered before its body has arrived, such as when it was refused by its
 * headers. Node goes on reading and dropping the rest, so that the client gets to the answer, but
 * without a limit. Here the connection is cut when the rest is too slow.
 */
export function cutDrippingRest(req: IncomingMessage, res: ServerResponse): void {
  // Now: when a body is given up before the answer has left, Node's streams take the socket from
  // the request.
  const { socket } = req;
  res.once('finish', () => {
    if (req.complete) return;
    const pace = createPace(settings.body.longest.drain);
    let read = socket.bytesRead;
    const over = (): void => {
      clearInterval(timer);
      socket.off('close', over);
    };
    const timer = setInterval(() => {
      const came = socket.bytesRead - read;
      read = socket.bytesRead;
      if (req.complete) over();
      else if (!pace.keptWith(came)) socket.destroy();
    }, settings.body.slowest.windowMs);
    // The socket keeps the server running, not the clock beside it.
    timer.unref();
    // One request at a time: a new one on the same connection means that the one before is over.
    dripping.get(socket)?.();
    dripping.set(socket, over);
    socket.once('close', over);
  });
}
