import { isOkStatus, readText } from './answer';
import { safely } from './events';
import type { FailureKind, NetworkFailure } from './failure';
import type { AuthOptions } from './options';
import { asFailure, failed, missingOption } from './request';
import * as settings from './settings';
import type { Call, Layer, Step } from './layer';
import type { Clock, WireAnswer } from './world';

/**
 * One HTTP request: gets url and headers, sends, reads to the last byte, and turns the response
 * into a payload or a failure.
 */
export function createHttp({ options, world, limits, emit }: Layer): Step {
  const { clock } = world;
  const { incremental } = options;
  // Without a page, a fetch of the caller's own may still resolve relative addresses; the base only
  // serves the check in `canBeSent`.
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
        url =
          typeof options.url === 'function' ? await options.url() : (options.url ?? settings.path);
        const more = options.headers && (await options.headers(params));
        if (!live) return;
        headers = headersFor(call, more, options.auth);
        const response = await send(url, headers);
        if (!live) return;
        if (call.files !== undefined) answer.responseStarted?.();
        status = response.status;
        record.requestId = response.headers.get(settings.requestIdHeader) ?? undefined;
        record.retryAfterMs = retryAfter(response, clock, limits.retryAfterMaxMs);
        if (
          isOkStatus(status) &&
          /^multipart\/mixed/i.test(response.headers.get('content-type') ?? '')
        ) {
          if (incremental === undefined) {
            // An unread body would keep the HTTP connection busy.
            response.body?.cancel().catch(() => {});
            throw failed(call, missingOption('badBody', 'incremental'));
          }
          await incremental.stream(
            response,
            call,
            clock,
            (payload) => live && answer.next(payload),
            () => answer.responseStarted?.(),
          );
        } else {
          const text = await response.text();
          if (!live) return;
          answer.next(readText(call, response, text));
        }
        end();
      } catch (cause) {
        // After a cancel nothing is reported.
        if (!live) return;
        // An invalid address or header is no network problem, and the request was never sent.
        if (status === undefined && headers !== undefined && !canBeSent(url, headers, base))
          return end(
            failed(call, {
              kind: 'network',
              retryable: false,
              maybeExecuted: record.maybeExecuted,
              cause,
            }),
          );
        const kind = await sendFailureKind(call);
        if (live) end(asFailure(call, cause, kind));
      }
    }

    function send(url: string, headers: Record<string, string>): Promise<WireAnswer> {
      const {
        body,
        options: { onUploadProgress },
      } = call;
      const method = settings.method;
      const { signal } = controller;
      const { credentials } = options;
      const init =
        credentials === undefined
          ? { method, headers, body, signal }
          : { method, headers, body, signal, credentials };
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
      record.attempts.push({
        startedAt,
        durationMs: clock.now() - startedAt,
        status,
        kind: failure?.kind,
      });
      answer.end(failure);
    }

    return () => {
      if (live) controller.abort();
      live = false;
    };
  };
}

function headersFor(
  { body, record: { token } }: Call,
  more: Record<string, string> | undefined,
  { header = 'Authorization', prefix = 'Bearer ' }: Partial<AuthOptions> = {},
): Record<string, string> {
  const headers: Record<string, string> = { Accept: settings.accept };
  // For form data the browser sets the type, because only it knows the boundary.
  if (typeof body === 'string') headers['Content-Type'] = settings.contentType;
  if (more !== undefined) Object.assign(headers, more);
  if (token != null) headers[header] = prefix + token;
  return headers;
}

/** The wait of a `Retry-After` header, in ms. A date is compared with the response's own `Date`. */
function retryAfter(
  { status, headers }: WireAnswer,
  clock: Clock,
  maxMs: number,
): number | undefined {
  // The status first: reading a header is slower.
  const asked = settings.retryAfterStatuses.includes(status) ? headers.get('retry-after') : null;
  if (asked === null) return undefined;
  const serverNow = Date.parse(headers.get('date') ?? '');
  const ms = /^\d+$/.test(asked)
    ? Number(asked) * 1000
    : Date.parse(asked) - (Number.isNaN(serverNow) ? clock.now() : serverNow);
  return Number.isNaN(ms) ? undefined : Math.min(ms, maxMs);
}

/**
 * Whether address and headers are valid. Checked only after a failure, because fetch does not give
 * its reason.
 */
function canBeSent(
  url: string,
  headers: Record<string, string>,
  base: string | undefined,
): boolean {
  try {
    return [new URL(url, base), new Headers(headers)].length > 0;
  } catch {
    return false;
  }
}

/**
 * A file that was moved or changed since it was chosen fails like a broken connection; reading one
 * byte of it tells the two apart.
 */
function sendFailureKind({ files }: Call): Promise<FailureKind> {
  // React Native's files cannot be read here.
  const reading = [...(files?.keys() ?? [])].map(
    async (file) => 'slice' in file && file.slice(0, 1).arrayBuffer(),
  );
  return Promise.all(reading).then(
    () => 'network',
    () => 'file',
  );
}
