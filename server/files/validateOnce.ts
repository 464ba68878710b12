import { Refusal } from '../refusal';

const REMEMBERED = 100;
const REMEMBERED_MS = 600_000;

/**
 * The same bytes are validated once. A device that lost patience sends them again, and a file that takes its full time to fail
 * would otherwise keep everybody else waiting again and again. `validate` says what a file is, or throws the Refusal that says what is
 * wrong with it.
 */
export function validateOnce<File extends { sha256: string }, Facts>(validate: (file: File) => Promise<Facts>, clock: () => number): (file: File) => Promise<Facts> {
  const results = new Map<string, { facts: Promise<Facts>; since: number }>();

  return async (file) => {
    const known = results.get(file.sha256);
    if (known !== undefined && clock() - known.since < REMEMBERED_MS) return known.facts;
    const result = { facts: validate(file), since: clock() };
    results.set(file.sha256, result);
    const oldest = results.keys().next();
    if (results.size > REMEMBERED && oldest.done !== true) results.delete(oldest.value);
    try {
      return await result.facts;
    } catch (error) {
      // A fault of ours says nothing about the file.
      if (!(error instanceof Refusal) && results.get(file.sha256) === result) results.delete(file.sha256);
      throw error;
    }
  };
}
