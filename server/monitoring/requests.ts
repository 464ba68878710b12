import type { Log, LogLine } from './log';

/** How a request ended: answered; refused, which the person is told; the server had no room for it; a fault of ours. */
export type Outcome = 'ok' | 'refused' | 'busy' | 'failed';

/** What is known of a request while it is answered. Only what is in the code: nothing that was sent. */
export interface Noted {
  /** What it asked for: the name of a known operation, or of a route. */
  name: string;
  /** Codes of the refusals and errors that it was answered with. */
  readonly codes: Set<string>;
  /** Of faults, as people are told them. */
  readonly references: Set<string>;
}

/** A request that was answered. Of a streamed answer the first part counts. */
export interface Answered {
  name: string;
  outcome: Outcome;
  status: number;
  /** From its first byte to the answer's, with the time that the body took to come. */
  ms: number;
}

/** Tells the operator of each request, and counts it. */
export function createObserver(log: Log, metrics: { answered(request: Answered): void } | null): (answering: (noted: Noted) => Promise<Response>) => Promise<Response> {
  return async (answering) => {
    const since = performance.now();
    const noted: Noted = { name: 'unknown', codes: new Set(), references: new Set() };
    const response = await answering(noted);
    const answered = { name: noted.name, outcome: outcomeOf(noted, response.status), status: response.status, ms: performance.now() - since };
    log(requestLine(answered, noted));
    metrics?.answered(answered);
    return response;
  };
}

/** Takes the codes of the errors of an answer. */
export function noteErrors(noted: Noted, errors: readonly { readonly extensions?: object }[]): void {
  for (const { extensions } of errors) {
    const { code, meta }: { code?: unknown; meta?: unknown } = extensions ?? {};
    if (typeof code === 'string') noted.codes.add(code);
    if (typeof meta === 'object' && meta !== null && 'reference' in meta) noted.references.add(String(meta.reference));
  }
}

/** The disk's being full is no fault of ours, but somebody has to do something about it. */
const faults = ['INTERNAL', 'STORAGE_FULL_SERVER'];

function outcomeOf({ codes }: Pick<Noted, 'codes'>, status: number): Outcome {
  if (faults.some((code) => codes.has(code)) || (status >= 500 && status !== 503)) return 'failed';
  if (status === 503 || codes.has('SERVER_BUSY')) return 'busy';
  return status >= 400 || codes.size > 0 ? 'refused' : 'ok';
}

/** A plan on the screen asks for hundreds of tiles, and probes come every few seconds: those are told only to whoever asks for everything. */
const often = new Set(['photo', 'tile', 'page', 'probe', 'unknown']);

function requestLine({ name, outcome, status, ms }: Answered, { codes, references }: Noted): LogLine {
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
