import { use, useEffect, useMemo, useRef, useState } from 'react';
import { CoreContext, useUserSession } from '../../app/context';
import { newId } from '../../domain/ids';
import { CallProblem } from '../../app/serverCalls';
import { type Archive, createArchiveCalls } from './archiveCalls';

/** ms between two looks at how far it is, and before a part is sent again. */
const lookEvery = 1_000;
const retryAfter = 3_000;

export interface ArchiveOnItsWay {
  readonly file: File | null;
  readonly archive: Archive | null;
  /** Why nothing goes on; null while something does. */
  readonly problem: string | null;
  /** The line was lost, and it goes on by itself. */
  readonly waiting: boolean;
  readonly busy: boolean;
  choose(file: File): void;
  /** Has it imported under a code. */
  bringIn(code: string): void;
  /** Gives up what was sent so far. */
  cancel(): void;
}

/**
 * Sends an archive part by part, each again until it is there, and looks how far it is imported.
 */
export function useArchive(onDone: (code: string) => void): ArchiveOnItsWay {
  const { session } = use(CoreContext);
  const { askServer } = useUserSession();
  const calls = useMemo(
    () => createArchiveCalls({ askServer, token: session.token, refresh: session.refresh }),
    [askServer, session],
  );
  const [file, setFile] = useState<File | null>(null);
  const [archive, setArchive] = useState<Archive | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [busy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /** Repeats what failed for a passing reason until it goes through. */
  async function untilThrough<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const done = await work();
        setWaiting(false);
        return done;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof CallProblem) || !error.passing) throw error;
        setWaiting(true);
        await pause(retryAfter, signal);
      }
    }
  }

  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    setProblem(null);
    setBusy(true);
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallProblem)) throw error;
      setProblem(error.message);
    }
    setBusy(false);
  }

  const note = (now: Archive): Archive => {
    setArchive(now);
    setProblem(now.problem);
    return now;
  };

  const send = (chosen: File) =>
    run(async (signal) => {
      setFile(chosen);
      setArchive(null);
      const id = newId('archive');
      let now = note(await untilThrough(signal, () => calls.begin(id, chosen)));
      while (now.state === 'RECEIVING') {
        const { received, partBytes } = now;
        now = note(
          await untilThrough(signal, () =>
            calls.part(
              id,
              received / partBytes,
              chosen.slice(received, received + partBytes),
              signal,
            ),
          ),
        );
      }
    });

  const begin = (id: string, code: string) =>
    run(async (signal) => {
      let now = note(await calls.bringIn(id, code));
      while (now.state === 'QUEUED' || now.state === 'BRINGING') {
        await pause(lookEvery, signal);
        now = note(await untilThrough(signal, () => calls.look(id)));
      }
      if (now.state === 'DONE' && now.here !== null) onDone(now.here);
    });

  return {
    file,
    archive,
    problem,
    waiting,
    busy,
    choose: (chosen) => void send(chosen),
    bringIn: (code) => archive !== null && void begin(archive.id, code),
    cancel() {
      leaving.current?.abort();
      // What is being imported goes on; of anything else nothing is kept, and if this does not
      // reach the server, not for long.
      if (archive !== null) void calls.forget(archive.id).catch(() => undefined);
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
