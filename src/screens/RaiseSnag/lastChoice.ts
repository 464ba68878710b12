/**
 * Trade and location of the last snag that a person raised in a project on this device, as defaults
 * of the next one.
 */
export interface LastChoice {
  tradeId: string | null;
  locationId: string | null;
  /** Locations of the snags raised last, without repetition, the newest first. */
  recent: readonly string[];
}

const recentAtMost = 5;
const none: LastChoice = { tradeId: null, locationId: null, recent: [] };

export function readLastChoice(personId: string, code: string): LastChoice {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(personId, code)) ?? 'null');
    if (typeof value !== 'object' || value === null) return none;
    // another version may have stored other fields
    const { tradeId, locationId, recent } = value as Record<string, unknown>;
    return {
      tradeId: isId(tradeId) ? tradeId : null,
      locationId: isId(locationId) ? locationId : null,
      recent: Array.isArray(recent) ? recent.filter(isId) : [],
    };
  } catch {
    return none;
  }
}

export function writeLastChoice(
  personId: string,
  code: string,
  { tradeId, locationId }: Pick<LastChoice, 'tradeId' | 'locationId'>,
): void {
  const { recent: before } = readLastChoice(personId, code);
  const recent = [...new Set([...(locationId === null ? [] : [locationId]), ...before])];
  try {
    // Only ids, because they stay on the device after a sign-out.
    localStorage.setItem(
      keyOf(personId, code),
      JSON.stringify({ tradeId, locationId, recent: recent.slice(0, recentAtMost) }),
    );
  } catch {
    // Without storage only a convenience is lost.
  }
}

const isId = (value: unknown): value is string => typeof value === 'string';

const keyOf = (personId: string, code: string): string => `snagbook.last.${personId}.${code}`;
