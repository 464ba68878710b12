import { Refusal } from '../refusal';

const REMEMBERED = 100;
const REMEMBERED_MS = 600_000;

/**
 * The same bytes are judged once. A device that lost patience sends them again, and a file that takes its full time to fail
 * would otherwise keep everybody else waiting again and again. `look` says what a file is, or throws the Refusal that says what is
 * wrong with it.
 */
export function createJudge<File extends { sha256: string }, Verdict>(look: (file: File) => Promise<Verdict>, clock: () => number): (file: File) => Promise<Verdict> {
  const verdicts = new Map<string, { said: Promise<Verdict>; since: number }>();

  return async (file) => {
    const known = verdicts.get(file.sha256);
    if (known !== undefined && clock() - known.since < REMEMBERED_MS) return known.said;
    const verdict = { said: look(file), since: clock() };
    verdicts.set(file.sha256, verdict);
    const oldest = verdicts.keys().next();
    if (verdicts.size > REMEMBERED && oldest.done !== true) verdicts.delete(oldest.value);
    try {
      return await verdict.said;
    } catch (error) {
      // A fault of ours is no verdict about the file.
      if (!(error instanceof Refusal) && verdicts.get(file.sha256) === verdict) verdicts.delete(file.sha256);
      throw error;
    }
  };
}
