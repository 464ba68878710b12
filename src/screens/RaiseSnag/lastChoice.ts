/** The trade and place of the last snag raised in a project on this device: the next one in the same walk is mostly of the same. */
export interface LastChoice {
  tradeId: string | null;
  locationId: string | null;
}

const none: LastChoice = { tradeId: null, locationId: null };

export function readLastChoice(code: string): LastChoice {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(code)) ?? 'null');
    if (typeof value !== 'object' || value === null) return none;
    const { tradeId, locationId } = value as Record<string, unknown>; // an object of whatever an older version wrote
    return { tradeId: typeof tradeId === 'string' ? tradeId : null, locationId: typeof locationId === 'string' ? locationId : null };
  } catch {
    return none;
  }
}

export function writeLastChoice(code: string, { tradeId, locationId }: LastChoice): void {
  try {
    // These two and no more: it stays on the device after a sign-out.
    localStorage.setItem(keyOf(code), JSON.stringify({ tradeId, locationId }));
  } catch {
    // A device that keeps nothing only loses a convenience.
  }
}

function keyOf(code: string): string {
  return `snagbook.last.${code}`;
}
