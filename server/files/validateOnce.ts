import { Refusal } from '../refusal';

const REMEMBERED = 100;
const REMEMBERED_MS = 600_000;

/**
 * Validates the same bytes only once. A device sends them again after a timeout, and a file that fails only after the full time
 * would otherwise delay everybody else repeatedly. `validate` returns the facts of a file, or throws a Refusal with the reason
 * why it is invalid.
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
      // A fault of the server says nothing about the file, so it is not remembered.
      if (!(error instanceof Refusal) && results.get(file.sha256) === result) results.delete(file.sha256);
      throw error;
    }
  };
}
