import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { textLimits } from '../../../rules/limits';
import { firstOf } from '../../../rules/text';
import { CallProblem } from '../../app/serverCalls';
import type { Stamp } from '../../app/forms';
import { createValue, type Value } from '../../device/observable';
import { type Problem, toProblem } from '../../domain/errors';
import { newId } from '../../domain/ids';
import { checkFile } from './checkFile';
import { messages } from './messages';

/** An uploaded file. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
  readonly pages: readonly SentPage[];
}

export interface SentPage {
  readonly page: number;
  readonly title: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Addresses of its picture; null for a file that is a picture itself. */
  readonly small: string | null;
  readonly large: string | null;
}

export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'reading'; readonly bytes: number }
  /** `total` is 0 while it is unknown. */
  | {
      readonly kind: 'sending';
      readonly sent: number;
      readonly total: number;
      readonly leftMs: number | null;
      /** The line is cut. */
      readonly waits: boolean;
    }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'sent'; readonly file: SentFile };

export interface Upload {
  /** The stamp of its event, so that sending it again is harmless. */
  readonly id: string;
  readonly file: File;
  /** The plan it is a new revision of; null if its pages become plans. */
  readonly planId: string | null;
  readonly state: UploadState;
}

export interface UploadInput extends Stamp {
  projectId: string;
  fileId: string;
  file: File;
  name: string;
  sha256: string;
  byteLength: number;
}

export interface SendOptions {
  signal: AbortSignal;
  onProgress: (sent: number, total: number) => void;
  /** Whether the line is cut, and it goes on by itself. */
  onWaiting: (waits: boolean) => void;
}

export type SendFile = (input: UploadInput, options: SendOptions) => Promise<SentFile>;

/** Uploads, one at a time: two in parallel would both be slow on a bad connection. */
export interface Uploads extends Value<readonly Upload[]> {
  add(
    files: readonly File[],
    options: { projectId: string; planId: string | null; stamp: () => Stamp },
  ): void;
  /** Sends the same event again. */
  retry(id: string): void;
  /** Removes it; cancels it if it is running. */
  remove(id: string): void;
  /** Starts uploading; returns the function to stop, which cancels the running upload. */
  open(): () => void;
}

/** Shortest time over which the rate is measured, in ms. */
const paceMs = 1_500;

export function createUploads(
  send: SendFile,
  now: () => number = () => performance.now(),
): Uploads {
  const list = createValue<readonly Upload[]>([]);
  const inputs = new Map<string, Omit<UploadInput, 'sha256'> & { sha256: string | null }>();
  let running: { readonly id: string; readonly stop: AbortController } | null = null;
  let opened = false;

  function show(id: string, state: UploadState): void {
    list.set(list.get().map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  function next(): void {
    const upload = list.get().find(({ state }) => state.kind === 'waiting');
    if (!opened || running !== null || upload === undefined) return;
    const stop = new AbortController();
    running = { id: upload.id, stop };
    void run(upload, stop.signal).then((state) => {
      running = null;
      // No state after it was stopped or removed.
      show(upload.id, stop.signal.aborted ? { kind: 'waiting' } : state);
      next();
    });
  }

  async function run({ id, file }: Upload, signal: AbortSignal): Promise<UploadState> {
    const input = inputs.get(id);
    if (input === undefined) return { kind: 'waiting' };
    try {
      if (input.sha256 === null) {
        show(id, { kind: 'reading', bytes: 0 });
        await checkFile(file);
        input.sha256 = await hashFile(
          file,
          (bytes) => show(id, { kind: 'reading', bytes }),
          signal,
        );
      }
      signal.throwIfAborted();
      show(id, { kind: 'sending', sent: 0, total: 0, leftMs: null, waits: false });
      const pace = createPace(now);
      const sent = await send(
        { ...input, sha256: input.sha256 },
        {
          signal,
          onProgress: (bytes, total) =>
            show(id, {
              kind: 'sending',
              sent: bytes,
              total,
              leftMs: pace(bytes, total),
              waits: false,
            }),
          onWaiting(waits) {
            const state = list.get().find((upload) => upload.id === id)?.state;
            if (state?.kind === 'sending') show(id, { ...state, waits });
          },
        },
      );
      return { kind: 'sent', file: sent };
    } catch (error) {
      return { kind: 'failed', problem: problemOf(error) };
    }
  }

  return {
    get: list.get,
    subscribe: list.subscribe,
    add(files, { projectId, planId, stamp }) {
      const added = files.map((file): Upload => {
        const made = stamp();
        inputs.set(made.eventId, {
          ...made,
          projectId,
          fileId: newId('planfile'),
          file,
          name: firstOf(file.name, textLimits.fileName),
          byteLength: file.size,
          sha256: null,
        });
        return { id: made.eventId, file, planId, state: { kind: 'waiting' } };
      });
      list.set([...list.get(), ...added]);
      next();
    },
    retry(id) {
      show(id, { kind: 'waiting' });
      next();
    },
    remove(id) {
      if (running?.id === id) running.stop.abort();
      inputs.delete(id);
      list.set(list.get().filter((upload) => upload.id !== id));
    },
    open() {
      opened = true;
      next();
      return () => {
        opened = false;
        running?.stop.abort();
      };
    },
  };
}

/** Estimates the remaining time from the bytes sent, in ms; null while the rate is not measured. */
function createPace(now: () => number): (sent: number, total: number) => number | null {
  let from: { at: number; bytes: number } | null = null;
  let last = 0;
  return (sent, total) => {
    // Fewer bytes than before: it began anew.
    if (from === null || sent < last) from = { at: now(), bytes: sent };
    last = sent;
    const ms = now() - from.at;
    const bytes = sent - from.bytes;
    return ms < paceMs || bytes <= 0 || total === 0 ? null : ((total - sent) * ms) / bytes;
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof CallProblem)
    return {
      code: 'CALL_REFUSED',
      sentence: error.message,
      // What was swept meanwhile begins anew.
      retryable: error.passing || error.gone,
    };
  const problem = toProblem(error);
  const gone =
    problem.code === 'PHOTO_TYPE' ||
    (error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name));
  // The file was moved or changed since it was chosen.
  return gone ? { code: 'FILE_GONE', sentence: messages.fileGone, retryable: false } : problem;
}

/** Chunk size, in bytes, that does not block the main thread. */
const pieceBytes = 512 * 1024;

/**
 * SHA-256 of a file of any size as 64 hexadecimal digits. `onRead` gets how many bytes were
 * read.
 */
async function hashFile(
  file: Blob,
  onRead: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += pieceBytes) {
    const piece = await file.slice(at, at + pieceBytes).arrayBuffer();
    signal.throwIfAborted();
    hash.update(new Uint8Array(piece));
    onRead(Math.min(at + pieceBytes, file.size));
  }
  return bytesToHex(hash.digest());
}
