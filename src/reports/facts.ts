import type { NetworkEvent } from '../../network/index';

/** What is reported: names, kinds, codes and numbers. Never what a person wrote, a token, an address or the name of a file. */
export interface Facts {
  readonly message: string;
  readonly level: 'error' | 'info';
  readonly tags: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;
  /** Of a fault of our own: its class and where in our code, without its message, which may quote what a person wrote. */
  readonly fault?: { readonly name: string; readonly stack: string };
}

/** One report for an execution that failed or had errors that were tolerated; null for everything else. */
export function failureReport(event: NetworkEvent): Facts | null {
  if (event.type !== 'end' || event.outcome === 'left') return null;
  const { failure, errors = [] } = event;
  if (failure === undefined && errors.length === 0) return null;
  // The person's device is offline or the sign-in has run out: nobody can mend that by reading a report.
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

/** How often each screen was opened, and how long it took in ms: half of the times, and nine of ten times, at most. */
export function usageReport(times: ReadonlyMap<string, readonly number[]>): Facts {
  const screens = [...times].map(([screen, all]) => {
    const sorted = [...all].sort((a, b) => a - b);
    const at = (share: number): number | undefined => sorted[Math.ceil(sorted.length * share) - 1];
    return [screen, { count: sorted.length, medianMs: at(0.5), p90Ms: at(0.9) }];
  });
  return { message: 'Screens', level: 'info', tags: { kind: 'usage' }, extra: { screens: Object.fromEntries(screens) as unknown } };
}
