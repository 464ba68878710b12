import { useEffect, useSyncExternalStore } from 'react';
import { isToday, shortTime, timeOfDay } from '../../domain/time';
import { messages } from '../../domain/messages';
import { useProject, useUserSession } from '../context';

/**
 * Says that a screen is shown with data from then, epoch ms, because the server has not answered;
 * null if that is not known. Undefined: nothing is to be said.
 */
export function useShowsAge(screen: object, freshAt: number | null | undefined): void {
  const { ages } = useUserSession();
  useEffect(() => {
    if (freshAt === undefined) return undefined;
    ages.set(new Map([...ages.get(), [screen, freshAt]]));
    return () => ages.set(new Map([...ages.get()].filter(([each]) => each !== screen)));
  }, [ages, screen, freshAt]);
}

/**
 * From when the oldest is of what is on the screen, epoch ms: `unknown` if that is not known of
 * all, null where the server has answered.
 */
export function useOldestShown(): number | 'unknown' | null {
  const { ages } = useUserSession();
  const all = [...useSyncExternalStore(ages.subscribe, ages.get).values()];
  if (all.length === 0) return null;
  const known = all.filter((at) => at !== null);
  return known.length < all.length ? 'unknown' : Math.min(...known);
}

/**
 * The same in words; null where the server has answered. It stands where it moves nothing when it
 * comes and goes.
 */
export function useShownAge(): string | null {
  const oldest = useOldestShown();
  // In the project's time zone, like all its times; in that of the device, which is named, outside
  // of a project.
  const timeZone = useProject()?.timeZone;
  if (oldest === null) return null;
  if (oldest === 'unknown') return messages.notUpToDate;
  return messages.asOf(
    isToday(oldest, timeZone) ? timeOfDay(oldest, timeZone) : shortTime(oldest, timeZone),
  );
}
