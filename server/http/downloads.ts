import { fileHeaders } from '../files/fileHeaders';
import { type Log, tellFault } from '../monitoring/log';
import { Refusal } from '../refusal';
import { settings } from '../settings';
import { type From, refusedRequest } from './request';
import type { Held, Share } from './shares';

export interface Download {
  payer: string;
  headers: Record<string, string>;
  /** Nothing of it is read before somebody asks for the first bytes. */
  bytes: AsyncIterable<Uint8Array>;
}

interface Options {
  log: Log;
  /** Of which each that is under way takes one. */
  share: Share;
  /**
   * Finds what is asked for. Throws a Refusal if there is none, or not for whoever asks. What takes
   * long to find takes the place of the payer before.
   */
  find: (request: Request, from: From, takePlace: (payer: string) => void) => Promise<Download>;
}

const statuses: Partial<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  KEY_UNKNOWN: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  OTHER_HISTORY: 410,
  ALLOWANCE_USED: 429,
  SERVER_BUSY: 503,
  STORAGE_FULL_SERVER: 503,
};

/**
 * GET and HEAD of files that are made while they are sent. HEAD is answered as GET would be at this
 * moment, without the bytes.
 */
export function serveDownloads({
  log,
  share,
  find,
}: Options): (request: Request, from: From) => Promise<Response> {
  return async (request, from) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...fileHeaders, Allow: 'GET, HEAD' } });
    let place: Held | null = null;
    const takePlace = (payer: string): Held => {
      if (place !== null) return place;
      const held = share.of(payer);
      held.take(1);
      return (place = held);
    };
    const giveBack = (): void => place?.end();
    try {
      const { payer, headers, bytes } = await find(request, from, takePlace);
      const { end } = takePlace(payer);
      if (request.method === 'GET')
        return new Response(
          streamed(bytes, { end, onFault: (error) => void tellFault(log, error) }),
          { headers },
        );
      end();
      return new Response(null, { headers });
    } catch (error) {
      giveBack();
      if (!(error instanceof Refusal)) throw error;
      return refusedRequest(request, error, statuses[error.code] ?? 400, { ...fileHeaders });
    }
  };
}

/**
 * Reads on only when the line has taken what came before, and stops reading when the person has
 * left or takes too little, or nothing more comes for too long. After a fault the
 * line is cut (cutBroken.ts), so that the browser says that the file is incomplete.
 */
function streamed(
  bytes: AsyncIterable<Uint8Array>,
  { end, onFault }: { end: () => void; onFault: (error: unknown) => void },
): ReadableStream<Uint8Array> {
  const parts = bytes[Symbol.asyncIterator]();
  const reader = createReaderPace();
  let left = false;
  let idle: NodeJS.Timeout | undefined;
  const leave = async (): Promise<void> => {
    left = true;
    over();
    await parts.return?.();
  };
  const over = (): void => {
    clearTimeout(idle);
    end();
  };
  return new ReadableStream<Uint8Array>(
    {
      start: waitForReader,
      async pull(controller) {
        reader.came();
        waitForBytes(controller);
        try {
          const { done, value } = await parts.next();
          clearTimeout(idle);
          // Meanwhile: the stream takes nothing more.
          if (left) return;
          if (done !== true) {
            controller.enqueue(value);
            reader.given(value.byteLength);
            return waitForReader(controller);
          }
          over();
          controller.close();
        } catch (error) {
          over();
          if (left) return;
          // Whoever may not have it any more is no fault of the server.
          if (!(error instanceof Refusal)) onFault(error);
          controller.error(error);
        }
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );

  function waitForReader(controller: ReadableStreamDefaultController<Uint8Array>): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (reader.kept()) return waitForReader(controller);
      controller.error(new Error('Nobody has read on for too long.'));
      void leave().catch(() => undefined);
    }, reader.left()).unref();
  }

  /** A storage that never answers has no error either. */
  function waitForBytes(controller: ReadableStreamDefaultController<Uint8Array>): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      const error = new Error('Nothing could be read for a download for too long.');
      onFault(error);
      controller.error(error);
      void leave().catch(() => undefined);
    }, settings.downloadStalled).unref();
  }
}

/** Whether a reader takes enough, while it is waited for. */
function createReaderPace() {
  const { bytesPerSecond, windowMs } = settings.downloadSlowest;
  let since = performance.now();
  let waited = 0;
  let taken = 0;
  const total = (): number => waited + performance.now() - since;
  return {
    /** ms until it is to be looked at. */
    left: () => Math.max(0, windowMs - total()),
    /** Called when that time is over: begins another one. */
    kept(): boolean {
      const enough = taken >= (bytesPerSecond * total()) / 1_000;
      since = performance.now();
      waited = taken = 0;
      return enough;
    },
    /** The reader asks for more. */
    came: () => void (waited = total()),
    given(bytes: number): void {
      taken += bytes;
      since = performance.now();
    },
  };
}
