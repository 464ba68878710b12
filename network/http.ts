import { isInside, readText } from './answer';
import { safely } from './events';
import type { FailureKind, NetworkFailure } from './failure';
import type { AuthOptions } from './options';
import { asFailure, failed, missing } from './request';
import * as settings from './settings';
import type { Call, Layer, Step } from './step';
import type { Clock, WireAnswer } from './world';

/** One attempt on the wire: asks for url and headers, sends, reads to the last byte, judges. */
export function createHttp({ options, world, limits, emit }: Layer): Step {
  const { clock } = world;
  const { incremental } = options;
  // A sender of the caller's own may know what a relative address means where there is no page.
  const base = globalThis.location?.href ?? (options.world?.fetch && 'http://localhost');

  return (call, answer) => {
    const { params, record } = call;
    const controller = new AbortController();
    const startedAt = clock.now();
    let live = true;
    let status: number | undefined;
    record.retryAfterMs = undefined;
    emit?.({ type: 'attempt', at: startedAt, execution: call.execution });

    void exchange();

    async function exchange(): Promise<void> {
      let url = '';
      let headers: Record<string, string> | undefined;
      try {
        url = typeof options.url === 'function' ? await options.url() : (options.url ?? settings.path);
        const more = options.headers && (await options.headers(params));
        if (!live) return;
        headers = headersFor(call, more, options.auth);
        const response = await send(url, headers);
        if (!live) return;
        if (call.files !== undefined) answer.answered?.();
        status = response.status;
        record.requestId = response.headers.get(settings.requestIdHeader) ?? undefined;
        record.retryAfterMs = retryAfter(response, clock, limits.retryAfterMaxMs);
        if (isInside(status) && /^multipart\/mixed/i.test(response.headers.get('content-type') ?? '')) {
          if (incremental === undefined) {
            // What nobody reads would keep its connection.
            response.body?.cancel().catch(() => {});
            throw failed(call, missing('badBody', 'incremental'));
          }
          await incremental.stream(response, call, clock, (payload) => live && answer.next(payload), () => answer.answered?.());
        } else {
          const text = await response.text();
          if (!live) return;
          answer.next(readText(call, response, text));
        }
        end();
      } catch (cause) {
        // Whoever has left has no failure any more.
        if (!live) return;
        // An address or a header that no sender takes is no fault of the line, and nobody has got the request.
        if (status === undefined && headers !== undefined && !canBeSent(url, headers, base)) return end(failed(call, { kind: 'network', retryable: false, maybeExecuted: record.maybeExecuted, cause }));
        const kind = await whyUnsent(call);
        if (live) end(asFailure(call, cause, kind));
      }
    }

    function send(url: string, headers: Record<string, string>): Promise<WireAnswer> {
      const { body, options: { onUploadProgress } } = call;
      const method = settings.method;
      const { signal } = controller;
      const { credentials } = options;
      const init = credentials === undefined ? { method, headers, body, signal } : { method, headers, body, signal, credentials };
      if (typeof body === 'string' || world.upload === null) return world.fetch(url, init);
      return world.upload(url, { ...init, body }, (sent, total) => {
        if (!live) return;
        answer.moved?.(sent);
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

function headersFor({ body, record: { token } }: Call, more: Record<string, string> | undefined, { header = 'Authorization', prefix = 'Bearer ' }: Partial<AuthOptions> = {}): Record<string, string> {
  const headers: Record<string, string> = { Accept: settings.accept };
  // For form data the sender writes the type, because only it knows the boundary.
  if (typeof body === 'string') headers['Content-Type'] = settings.contentType;
  if (more !== undefined) Object.assign(headers, more);
  if (token != null) headers[header] = prefix + token;
  return headers;
}

/** The wait a busy server asks for, in ms: seconds, or a date measured against the server's own clock. */
function retryAfter({ status, headers }: WireAnswer, clock: Clock, maxMs: number): number | undefined {
  // The status first: asking for a header costs more.
  const asked = settings.retryAfterStatuses.includes(status) ? headers.get('retry-after') : null;
  if (asked === null) return undefined;
  const serverNow = Date.parse(headers.get('date') ?? '');
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - (Number.isNaN(serverNow) ? clock.now() : serverNow);
  return Number.isNaN(ms) ? undefined : Math.min(ms, maxMs);
}

/** Asked only when sending has failed, because senders do not say why. */
function canBeSent(url: string, headers: Record<string, string>, base: string | undefined): boolean {
  try {
    return [new URL(url, base), new Headers(headers)].length > 0;
  } catch {
    return false;
  }
}

/** A file that was moved or changed since it was chosen breaks a request just like a dead line; reading one byte tells them apart. */
function whyUnsent({ files }: Call): Promise<FailureKind> {
  // Files of React Native cannot be read here.
  const reading = [...(files?.keys() ?? [])].map(async (file) => 'slice' in file && file.slice(0, 1).arrayBuffer());
  return Promise.all(reading).then(() => 'network', () => 'file');
}
