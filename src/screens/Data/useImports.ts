import { use, useEffect, useMemo, useState } from 'react';
import {
  type ImportMapping,
  isAtWork,
  isUnfinished,
  type ImportTable,
} from '../../../rules/imports';
import { CoreContext, useUserSession } from '../../app/context';
import { CallProblem } from '../../app/serverCalls';
import { newId } from '../../domain/ids';
import { createImportCalls, type ImportCalls, type TableImport } from './importCalls';
import { importMessages } from './importMessages';

/** ms between two looks at how far it is. */
const lookEvery = 1_000;

export interface Imports {
  readonly calls: ImportCalls;
  /** The last ones of the project; null until the server has answered. */
  readonly all: readonly TableImport[] | null;
  /** The one on the screen. */
  readonly current: TableImport | null;
  /** Why the last press, or look, did nothing. */
  readonly problem: string | null;
  readonly busy: boolean;
  /** `onSent`: the server has it. */
  send(table: ImportTable, content: Blob, name: string, onSent?: () => void): void;
  check(mapping: ImportMapping, onSent: () => void): void;
  do(): void;
  undo(): void;
  /** Shows one, or none. */
  open(id: string | null): void;
  forget(id: string, onDone?: () => void): void;
}

/**
 * The tables that are imported into a project. The server is at work on them whether somebody looks
 * or not, so one that was left is found again.
 */
export function useImports(projectId: string): Imports {
  const { session } = use(CoreContext);
  const { askServer } = useUserSession();
  const calls = useMemo(
    () =>
      createImportCalls({ askServer, token: session.token, refresh: session.refresh }, projectId),
    [askServer, session, projectId],
  );
  const [all, setAll] = useState<readonly TableImport[] | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const current = all?.find(({ id }) => id === openId) ?? null;
  const put = (now: TableImport): void =>
    setAll((before) =>
      before?.some(({ id }) => id === now.id) === true
        ? before.map((each) => (each.id === now.id ? now : each))
        : [now, ...(before ?? [])],
    );

  // They are no part of Relay's store: what a table says is shown while somebody brings it in, and
  // to nobody else.
  useEffect(() => {
    let left = false;
    calls.list().then(
      (listed) => {
        if (left) return;
        setAll(listed);
        // One that is not finished is where the person has stopped.
        setOpenId(
          (before) => before ?? listed.find(({ state }) => isUnfinished(state))?.id ?? null,
        );
      },
      (error: unknown) => {
        if (!left && error instanceof CallProblem) setProblem(error.message);
      },
    );
    return () => {
      left = true;
    };
  }, [calls]);

  /** Somebody discarded it, or something of the project was erased. */
  const lose = (id: string): void => {
    setAll((before) => before?.filter((each) => each.id !== id) ?? null);
    setOpenId(null);
    setProblem(importMessages.gone);
  };

  const watched = current !== null && isAtWork(current.state) ? current.id : null;
  useEffect(() => {
    if (watched === null) return undefined;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async (): Promise<void> => {
      try {
        const now = await calls.look(watched, leaving.signal);
        if (leaving.signal.aborted) return;
        put(now);
        setProblem(null);
        if (!isAtWork(now.state)) return;
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (error instanceof CallProblem && error.gone) return lose(watched);
        if (error instanceof CallProblem) setProblem(error.message);
      }
      timer = setTimeout(() => void look(), lookEvery);
    };
    timer = setTimeout(() => void look(), lookEvery / 4);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [calls, watched]);

  const run = (work: () => Promise<TableImport | null>, onDone?: () => void): void => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    work()
      .then((now) => {
        onDone?.();
        if (now === null) return;
        put(now);
        setOpenId(now.id);
      })
      .catch((error: unknown) => {
        if (!(error instanceof CallProblem)) throw error;
        if (error.gone && openId !== null) lose(openId);
        else setProblem(error.message);
      })
      .finally(() => setBusy(false));
  };
  const withCurrent = (work: (id: string) => Promise<TableImport>, onDone?: () => void): void => {
    if (current !== null) run(() => work(current.id), onDone);
  };
  return {
    calls,
    all,
    current,
    problem,
    busy,
    send: (table, content, name, onSent) =>
      run(() => calls.send(newId('import'), table, content, name), onSent),
    check: (mapping, onSent) => withCurrent((id) => calls.check(id, mapping), onSent),
    do: () => withCurrent((id) => calls.do(id)),
    undo: () => withCurrent((id) => calls.undo(id)),
    open(id) {
      setProblem(null);
      setOpenId(id);
    },
    forget: (id, onDone) =>
      run(async () => {
        await calls.forget(id);
        setAll((before) => before?.filter((each) => each.id !== id) ?? null);
        setOpenId(null);
        return null;
      }, onDone),
  };
}
