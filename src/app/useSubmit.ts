import { useState } from 'react';
import { toProblem } from '../domain/errors';

interface Submit {
  busy: boolean;
  /** The sentence of the last refusal, until the next try. */
  problem: string | null;
  run: (action: () => Promise<unknown>) => void;
}

/** One request of a form at a time, and what the server said against it. */
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
