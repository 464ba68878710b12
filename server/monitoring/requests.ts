import type { Log, LogLine } from './log';

/**
 * Outcome of a request: answered; refused with a sentence for the person; the server was busy; the
 * device left before its answer; a fault of the server.
 */
export type Outcome = 'ok' | 'refused' | 'busy' | 'left' | 'failed';

/** What proxies log for a request whose sender left. */
export const leftStatus = 499;

/** Facts about a request while it is answered. Only names from the code, nothing that was sent. */
export interface Noted {
  /** Name of the known operation or of the route. */
  name: string;
  /** Codes of the refusals and errors that it was answered with. */
  readonly codes: Set<string>;
  /** References of faults, as shown to people. */
  readonly references: Set<string>;
}

/** A request that was answered. Of a streamed answer the first part counts. */
export interface Answered {
  name: string;
  outcome: Outcome;
  status: number;
  /** From its first byte to the answer's first byte, including the time to receive the body. */
  ms: number;
}

/** Logs and counts each request. */
export function createObserver(
  log: Log,
  metrics: { answered(request: Answered): void } | null,
): (answering: (noted: Noted) => Promise<Response>) => Promise<Response> {
  return async (answering) => {
    const since = performance.now();
    const noted: Noted = { name: 'unknown', codes: new Set(), references: new Set() };
    const response = await answering(noted);
    const answered = {
      name: noted.name,
      outcome: outcomeOf(noted, response.status),
      status: response.status,
      ms: performance.now() - since,
    };
    log(requestLine(answered, noted));
    metrics?.answered(answered);
    return response;
  };
}

/** Takes the codes of the errors of an answer. */
export function noteErrors(
  noted: Noted,
  errors: readonly { readonly extensions?: object }[],
): void {
  for (const { extensions } of errors) {
    const { code, meta }: { code?: unknown; meta?: unknown } = extensions ?? {};
    if (typeof code === 'string') noted.codes.add(code);
    if (typeof meta === 'object' && meta !== null && 'reference' in meta)
      noted.references.add(String(meta.reference));
  }
}

/** A full disk is no fault of the program, but the operator must act. */
const faults = ['INTERNAL', 'STORAGE_FULL_SERVER'];

function outcomeOf({ codes }: Pick<Noted, 'codes'>, status: number): Outcome {
  if (status === leftStatus) return 'left';
  if (faults.some((code) => codes.has(code)) || (status >= 500 && status !== 503)) return 'failed';
  if (status === 503 || codes.has('SERVER_BUSY')) return 'busy';
  return status >= 400 || codes.size > 0 ? 'refused' : 'ok';
}

/**
 * A plan requests hundreds of tiles, and probes come every few seconds: they are logged only at the
 * lowest level.
 */
const often = new Set(['photo', 'tile', 'page', 'probe', 'unknown']);

function requestLine(
  { name, outcome, status, ms }: Answered,
  { codes, references }: Noted,
): LogLine {
  return {
    level: outcome === 'failed' ? 'error' : often.has(name) ? 'debug' : 'info',
    message: 'request',
    name,
    outcome,
    status,
    ms: Math.round(ms * 10) / 10,
    ...(codes.size === 0 ? {} : { codes: [...codes] }),
    ...(references.size === 0 ? {} : { references: [...references] }),
  };
}
