import { useCallback, useEffect, useMemo } from 'react';
import { useUserSession } from './context';
import { useLocalStorage } from '../device/useLocalStorage';
import { useNow } from '../domain/time';

/**
 * The last snag with a pin that the person raised, opened or checked, as their last known location
 * in the building.
 */
export interface LastPin {
  readonly snagId: string;
  /** Null for a snag that had no number yet. */
  readonly reference: string | null;
  readonly planCode: string;
}

/** The location is outdated after a day, in ms. */
const keptMs = 24 * 60 * 60_000;

/** The last pin of this person in this project; null if it is older than a day. */
export function useLastPin(code: string): LastPin | null {
  const [text] = useLocalStorage(useKey(code));
  const now = useNow();
  return useMemo(() => parse(text, now), [text, now]);
}

/** Stores it in localStorage. */
export function useRememberPin(code: string): (pin: LastPin) => void {
  const [, keep] = useLocalStorage(useKey(code));
  return useCallback((pin) => keep(JSON.stringify({ ...pin, at: Date.now() })), [keep]);
}

/** Remembers the pin of an opened snag; `planCode` is null if it has none. */
export function useOpenedPin(
  code: string,
  { snagId, reference, planCode }: Omit<LastPin, 'planCode'> & { readonly planCode: string | null },
): void {
  const remember = useRememberPin(code);
  useEffect(() => {
    if (planCode !== null) remember({ snagId, reference, planCode });
  }, [remember, snagId, reference, planCode]);
}

const useKey = (code: string): string =>
  `snagbook.lastPin.${useUserSession().person?.id ?? ''}.${code}`;

function parse(text: string | null, now: number): LastPin | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    // an older version may have stored other fields
    const { snagId, reference, planCode, at } = value as Record<string, unknown>;
    if (
      typeof snagId !== 'string' ||
      typeof planCode !== 'string' ||
      typeof at !== 'number' ||
      at < now - keptMs
    )
      return null;
    return { snagId, reference: typeof reference === 'string' ? reference : null, planCode };
  } catch {
    return null;
  }
}
