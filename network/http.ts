import { isOkStatus, readText } from './answer';
import { safely } from './events';
import type { FailureKind, NetworkFailure } from './failure';
import { asFailure, failed, missingOption } from './request';
import * as settings from './settings';
import type { Call, LayerParts, Step } from './layer';
import type { WireAnswer } from './platform';

/**
 * One HTTP request: gets url and headers, sends, reads to the last byte, and turns the response
 * into a payload or a failure.
 */
export function createHttp({ options, platform, limits, emit }: LayerParts): Step {
  const { clock } = platform;
  const { incremental } = options;
  // Without a page, a fetch of the caller's own may still resolve relative addresses; the base only
  // serves the check in `canBeSent`.
  const base = globalThis.location?.href ?? (options.platform?.fetch && 'http://localhost');

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
          typeof options.url === 'function'
            ? await options.url(params)
            : (options.url ?? settings.path);
        const more = options.headers && (await options.headers(params));
        if (!live) return;
        headers = headersFor(call, more);
        const response = await send(url, headers);
        if (!live) return;
        if (call.files !== undefined) answer.responseStarted?.();
        status = response.status;
        record.requestId = response.headers.get(settings.requestIdHeader) ?? undefined;
        record.retryAfterMs = retryAfter(response, limits.retryAfterMaxMs);
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
      const init = { ...options.fetchOptions, method, headers, body, signal };
      if (typeof body === 'string' || platform.upload === null) return platform.fetch(url, init);
      return platform.upload(url, { ...init, body }, (sent, total) => {
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
  { body, layerOptions: { accept = settings.accept, auth }, record: { token } }: Call,
  more: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const { header = 'Authorization', prefix = 'Bearer ' } = auth ?? {};
  // By the name in lower case, because names are compared without case.
  const headers = new Map<string, [name: string, value: string]>();
  const set = (name: string, value: string | undefined): void => {
    if (value !== undefined) headers.set(name.toLowerCase(), [name, value]);
  };
  set('Accept', accept);
  // For form data the browser sets the type, because only it knows the boundary.
  if (typeof body === 'string') set('Content-Type', settings.contentType);
  for (const name in more) set(name, more[name]);
  if (token) set(header, prefix + token);
  return Object.fromEntries(headers.values());
}

/** The wait of a `Retry-After` header, in ms. A date is compared with the response's own `Date`. */
function retryAfter({ status, headers }: WireAnswer, maxMs: number): number | undefined {
  // The status first: reading a header is slower.
  const asked = settings.retryAfterStatuses.includes(status) ? headers.get('retry-after') : null;
  if (asked === null) return undefined;
  const serverNow = Date.parse(headers.get('date') ?? '');
  const ms = /^\d+$/.test(asked)
    ? Number(asked) * 1000
    : Date.parse(asked) - (Number.isNaN(serverNow) ? Date.now() : serverNow);
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
