/**
 * Trade and location of the last snag raised in a project on this device, as defaults of the next
 * one.
 */
export interface LastChoice {
  tradeId: string | null;
  locationId: string | null;
}

const none: LastChoice = { tradeId: null, locationId: null };

export function readLastChoice(code: string): LastChoice {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(code)) ?? 'null');
    if (typeof value !== 'object' || value === null) return none;
    // an older version may have stored other fields
    const { tradeId, locationId } = value as Record<string, unknown>;
    return {
      tradeId: typeof tradeId === 'string' ? tradeId : null,
      locationId: typeof locationId === 'string' ? locationId : null,
    };
  } catch {
    return none;
  }
}

export function writeLastChoice(code: string, { tradeId, locationId }: LastChoice): void {
  try {
    // Only these two fields, because they stay on the device after a sign-out.
    localStorage.setItem(keyOf(code), JSON.stringify({ tradeId, locationId }));
  } catch {
    // Without storage only a convenience is lost.
  }
}

function keyOf(code: string): string {
  return `snagbook.last.${code}`;
}
