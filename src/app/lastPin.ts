import { useCallback, useEffect, useMemo } from 'react';
import { useUserSession } from './context';
import { useKept } from '../device/kept';
import { useNow } from '../domain/time';

/** Where the person was last in the building: the snag with a pin that they raised, opened or checked. */
export interface LastPin {
  readonly snagId: string;
  /** Null for a snag that had no number yet. */
  readonly reference: string | null;
  readonly planCode: string;
}

/** Tomorrow one begins somewhere else. In ms. */
const keptMs = 24 * 60 * 60_000;

/** Of this person in this project, as long as it is not older than a day. */
export function useLastPin(code: string): LastPin | null {
  const [text] = useKept(useKey(code));
  const now = useNow();
  return useMemo(() => parse(text, now), [text, now]);
}

/** Keeps it on the device. */
export function useRememberPin(code: string): (pin: LastPin) => void {
  const [, keep] = useKept(useKey(code));
  return useCallback((pin) => keep(JSON.stringify({ ...pin, at: Date.now() })), [keep]);
}

/** For who has opened a snag; null if it has no pin. */
export function useOpenedPin(code: string, { snagId, reference, planCode }: Omit<LastPin, 'planCode'> & { readonly planCode: string | null }): void {
  const remember = useRememberPin(code);
  useEffect(() => {
    if (planCode !== null) remember({ snagId, reference, planCode });
  }, [remember, snagId, reference, planCode]);
}

const useKey = (code: string): string => `snagbook.lastPin.${useUserSession().person?.id ?? ''}.${code}`;

function parse(text: string | null, now: number): LastPin | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { snagId, reference, planCode, at } = value as Record<string, unknown>; // an object of whatever an older version wrote
    if (typeof snagId !== 'string' || typeof planCode !== 'string' || typeof at !== 'number' || at < now - keptMs) return null;
    return { snagId, reference: typeof reference === 'string' ? reference : null, planCode };
  } catch {
    return null;
  }
}
