import { use, useEffect, useMemo, useRef, useState } from 'react';
import { CoreContext, useUserSession } from '../../app/context';
import { newId } from '../../domain/ids';
import { pause, sendParts, untilThrough } from '../../app/sendParts';
import { CallProblem } from '../../app/serverCalls';
import { type Archive, createArchiveCalls } from './archiveCalls';

/** ms between two looks at how far it is. */
const lookEvery = 1_000;

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

  const untilThere = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
    untilThrough(work, { signal, onWaiting: setWaiting });

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
      const begun = note(await untilThere(signal, () => calls.begin(id, chosen)));
      await sendParts(chosen, begun, async (n, bytes) =>
        note(await untilThere(signal, () => calls.part(id, n, bytes, signal))),
      );
    });

  const begin = (id: string, code: string) =>
    run(async (signal) => {
      let now = note(await calls.bringIn(id, code));
      while (now.state === 'QUEUED' || now.state === 'BRINGING') {
        await pause(lookEvery, signal);
        now = note(await untilThere(signal, () => calls.look(id)));
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
