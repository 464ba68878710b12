import { isInside, readText } from './answer';
import { safely } from './events';
import type { NetworkFailure } from './failure';
import { boundaryOf } from './multipart';
import { asFailure } from './request';
import * as settings from './settings';
import { readStream } from './stream';
import type { Call, Layer, Step } from './step';
import type { Clock, WireAnswer } from './world';

/** One attempt on the wire: asks for url and headers, sends, reads to the last byte, judges. */
export function createHttp({ options, world, emit }: Layer): Step {
  const { clock } = world;

  return (call, answer) => {
    const { params, record } = call;
    const controller = new AbortController();
    const startedAt = clock.now();
    let live = true;
    let status: number | undefined;
    record.retryAfterMs = undefined;
    emit?.({ type: 'attempt', execution: call.execution });

    void exchange();

    async function exchange(): Promise<void> {
      try {
        const url = typeof options.url === 'function' ? await options.url() : (options.url ?? settings.path);
        const headers = options.headers && (await options.headers(params));
        if (!live) return;
        const response = await send(url, headersFor(call, headers));
        if (!live) return;
        status = response.status;
        record.requestId = response.headers.get(settings.requestIdHeader) ?? undefined;
        record.retryAfterMs = retryAfter(response, clock);
        const boundary = isInside(status) ? boundaryOf(response.headers.get('content-type')) : undefined;
        if (boundary === undefined) {
          const text = await response.text();
          if (!live) return;
          answer.next(readText(call, status, text));
        } else await readStream(response, boundary, call, (payload) => live && answer.next(payload));
        end();
      } catch (cause) {
        // Whoever has left has no failure any more.
        const gone = live && (await unreadable(call));
        if (live) end(asFailure(call, cause, gone ? 'file' : 'network'));
      }
    }

    function send(url: string, headers: Record<string, string>): Promise<WireAnswer> {
      const { body, options: { onUploadProgress } } = call;
      const method = settings.method;
      const { signal } = controller;
      if (typeof body === 'string' || world.upload === null) return world.fetch(url, { method, headers, body, signal });
      return world.upload(url, { method, headers, body, signal }, (sent, total) => {
        if (!live) return;
        answer.moved?.();
        safely(() => onUploadProgress?.(sent, total));
      });
    }

    function end(failure?: NetworkFailure): void {
      if (!live) return;
      live = false;
      record.attempts.push({ startedAt, durationMs: clock.now() - startedAt, status, kind: failure?.kind });
      answer.end(failure);
    }

    return () => {
      if (live) controller.abort();
      live = false;
    };
  };
}

function headersFor({ body, token }: Call, more: Record<string, string> | undefined): Record<string, string> {
  const headers: Record<string, string> = { Accept: settings.accept };
  // For form data the sender writes the type, because only it knows the boundary.
  if (typeof body === 'string') headers['Content-Type'] = settings.contentType;
  if (more !== undefined) Object.assign(headers, more);
  if (token != null) headers['Authorization'] = `Bearer ${token}`;
  return headers;
}

/** The wait a busy server asks for, in ms: seconds, or a date measured against the server's own clock. */
function retryAfter({ status, headers }: WireAnswer, clock: Clock): number | undefined {
  const asked = headers.get('retry-after');
  if (asked === null || !settings.retryAfterStatuses.includes(status)) return undefined;
  const serverNow = Date.parse(headers.get('date') ?? '');
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - (Number.isNaN(serverNow) ? clock.now() : serverNow);
  return Number.isNaN(ms) ? undefined : Math.min(ms, settings.retryAfterMaxMs);
}

/** A file that was moved or changed since it was chosen breaks a request just like a dead line; reading one byte tells them apart. */
async function unreadable({ files }: Call): Promise<boolean> {
  try {
    for (const file of files?.keys() ?? []) await file.slice(0, 1).arrayBuffer();
    return false;
  } catch {
    return true;
  }
}
