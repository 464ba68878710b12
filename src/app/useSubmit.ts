import { useState } from 'react';
import { toProblem } from '../domain/errors';

interface Submit {
  busy: boolean;
  /** The message of the last failure, until the next try. */
  problem: string | null;
  run: (action: () => Promise<unknown>) => void;
}

/** Runs one request of a form at a time and holds the message of its failure. */
export function useSubmit(onDone: () => void): Submit {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const go = async (action: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await action();
      onDone();
    } catch (error) {
      setProblem(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    problem,
    run: (action) => {
      if (!busy) void go(action);
    },
  };
}
