import type { NetworkEvent } from '../../network/index';

/** A report: names, kinds, codes and numbers. Never a person's text, a token, an address or a file's name. */
export interface Facts {
  readonly message: string;
  readonly level: 'error' | 'info';
  readonly tags: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;
  /** For an error in our own code: its class and stack, without its message, which may quote a person's text. */
  readonly fault?: { readonly name: string; readonly stack: string };
}

/** A report of an execution that failed or had tolerated errors; null for all others. */
export function failureReport(event: NetworkEvent): Facts | null {
  if (event.type !== 'end' || event.outcome === 'left') return null;
  const { failure, errors = [] } = event;
  if (failure === undefined && errors.length === 0) return null;
  // Cancelled or signed out is no fault that a report could help to mend.
  if (failure?.kind === 'cancelled' || failure?.kind === 'auth') return null;
  const kind = failure?.kind ?? 'tolerated';
  return {
    message: `${event.operation} ${kind}`,
    level: 'error',
    tags: { operation: event.operation, kind, status: String(failure?.status ?? 'none'), retryable: String(failure?.retryable ?? false) },
    extra: {
      document: event.id,
      durationMs: event.durationMs,
      attempts: event.attempts.map(({ durationMs, status, kind: how }) => ({ durationMs, status, kind: how })),
      errors: errors.map(({ code, path }) => ({ code, path })),
      requestId: event.requestId,
    },
  };
}

export function bugReport(error: unknown): Facts {
  const name = error instanceof Error ? error.name : typeof error;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { message: `Fault: ${name}`, level: 'error', tags: { kind: 'fault' }, extra: {}, fault: { name, stack } };
}

/** How often each screen was opened, with median and 90th percentile of its loading time in ms. */
export function usageReport(times: ReadonlyMap<string, readonly number[]>): Facts {
  const screens = [...times].map(([screen, all]) => {
    const sorted = [...all].sort((a, b) => a - b);
    const at = (share: number): number | undefined => sorted[Math.ceil(sorted.length * share) - 1];
    return [screen, { count: sorted.length, medianMs: at(0.5), p90Ms: at(0.9) }];
  });
  return { message: 'Screens', level: 'info', tags: { kind: 'usage' }, extra: { screens: Object.fromEntries(screens) as unknown } };
}
