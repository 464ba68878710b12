import { type CallsNeed, createServerCalls, readAnswer } from '../../app/serverCalls';

/** An archive on its way into the server, as server/features/import/route.ts tells it. */
export interface Archive {
  readonly id: string;
  /** Bytes of each part but the last. */
  readonly partBytes: number;
  /** Bytes that are on the server. */
  readonly received: number;
  readonly state: 'RECEIVING' | 'RECEIVED' | 'QUEUED' | 'BRINGING' | 'DONE' | 'FAILED';
  /** Percent. */
  readonly progress: number;
  /** What it says it is, when all of it is there. */
  readonly says: {
    readonly code: string;
    readonly name: string;
    readonly events: number;
    readonly madeAt: number;
    readonly by: string;
  } | null;
  /** Whether another project has its code. */
  readonly codeTaken: boolean;
  /** Code of the project, where the server has it. */
  readonly here: string | null;
  /** Why it was refused, as a sentence. */
  readonly problem: string | null;
}

export interface ArchiveCalls {
  begin(id: string, file: File): Promise<Archive>;
  part(id: string, n: number, bytes: Blob, signal: AbortSignal): Promise<Archive>;
  bringIn(id: string, code: string): Promise<Archive>;
  look(id: string): Promise<Archive>;
  forget(id: string): Promise<void>;
}

/** All reject with a CallProblem. */
export function createArchiveCalls(needed: CallsNeed): ArchiveCalls {
  const ask = createServerCalls(needed);
  const call = async (path: string, init: RequestInit): Promise<Archive> =>
    readAnswer<Archive>(await ask(`/files/archives/${path}`, init));
  return {
    begin: (id, { name, size }) =>
      call(id, { method: 'PUT', body: JSON.stringify({ name, byteLength: size }) }),
    part: (id, n, bytes, signal) =>
      call(`${id}/parts/${n}`, { method: 'PUT', body: bytes, signal }),
    bringIn: (id, code) => call(`${id}/begin`, { method: 'POST', body: JSON.stringify({ code }) }),
    look: (id) => call(id, { method: 'GET' }),
    forget: async (id) => void (await call(id, { method: 'DELETE' })),
  };
}
