interface Tries {
  readonly numRuns: number;
  /** So that the gate tries the same each time. @default another one each time */
  readonly seed?: number;
}

/**
 * For `fc.assert`: how many made-up cases are tried, and from which seed; SNAGBOOK_TRY_RUNS and
 * SNAGBOOK_TRY_SEED say otherwise, to look for what the gate does not try.
 */
export function tries({ numRuns, seed }: Tries): Tries {
  const [runs, other] = [numberIn('SNAGBOOK_TRY_RUNS'), numberIn('SNAGBOOK_TRY_SEED') ?? seed];
  return { numRuns: runs ?? numRuns, ...(other !== undefined && { seed: other }) };
}

function numberIn(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  if (!/^-?\d{1,10}$/.test(text)) throw new Error(`${name} is no whole number: ${text}`);
  return Number(text);
}
