import { fileHeaders } from '../files/fileHeaders';
import { type Log, tellFault } from '../monitoring/log';
import { Refusal } from '../refusal';
import { settings } from '../settings';
import { limitPerPerson } from './limitPerPerson';
import { type From, refusedRequest } from './request';

export interface Download {
  /** Who has so many at once: the id of a person, or one word for everybody. */
  countsFor: string;
  headers: Record<string, string>;
  /** Nothing of it is read before somebody asks for the first bytes. */
  bytes: AsyncIterable<Uint8Array>;
}

interface Options {
  log: Log;
  /** How many are under way at once, of those that count together. */
  atOnce: number;
  /** Finds what is asked for. Throws a Refusal if there is none, or not for whoever asks. */
  find: (request: Request, from: From) => Promise<Download>;
}

const statuses: Partial<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  SERVER_BUSY: 503,
};

/**
 * GET and HEAD of files that are made while they are sent. HEAD is answered as GET would be at this
 * moment, without the bytes.
 */
export function serveDownloads({
  log,
  atOnce,
  find,
}: Options): (request: Request, from: From) => Promise<Response> {
  const underWay = limitPerPerson(atOnce);
  return async (request, from) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...fileHeaders, Allow: 'GET, HEAD' } });
    try {
      const { countsFor, headers, bytes } = await find(request, from);
      const end = underWay.begin(countsFor);
      if (request.method === 'GET')
        return new Response(
          streamed(bytes, { end, onFault: (error) => void tellFault(log, error) }),
          { headers },
        );
      end();
      return new Response(null, { headers });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refusedRequest(request, error, statuses[error.code] ?? 400, { ...fileHeaders });
    }
  };
}

/**
 * Reads on only when the line has taken what came before, and stops reading when the person has
 * left or has taken nothing for too long, or nothing more comes for too long. After a fault the
 * line is cut (cutBroken.ts), so that the browser says that the file is incomplete.
 */
function streamed(
  bytes: AsyncIterable<Uint8Array>,
  { end, onFault }: { end: () => void; onFault: (error: unknown) => void },
): ReadableStream<Uint8Array> {
  const parts = bytes[Symbol.asyncIterator]();
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
        waitForBytes(controller);
        try {
          const { done, value } = await parts.next();
          clearTimeout(idle);
          // Meanwhile: the stream takes nothing more.
          if (left) return;
          if (done !== true) {
            controller.enqueue(value);
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
    giveUpAfter(settings.downloadIdle, () =>
      controller.error(new Error('Nobody has read on for too long.')),
    );
  }

  /** A storage that never answers has no error either. */
  function waitForBytes(controller: ReadableStreamDefaultController<Uint8Array>): void {
    giveUpAfter(settings.downloadStalled, () => {
      const error = new Error('Nothing could be read for a download for too long.');
      onFault(error);
      controller.error(error);
    });
  }

  function giveUpAfter(ms: number, cut: () => void): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      cut();
      void leave().catch(() => undefined);
    }, ms).unref();
  }
}
