import { shareRefresh } from '../../network/index';
import type { Channel, World } from '../device/world';

/** A tab that fell asleep while it refreshes must not hold up the others, in ms. */
const patienceMs = 5_000;

type Refresh = (signal: AbortSignal) => Promise<string | null>;

/** One refresh for all tabs of this browser, and for this tab alone where another one seems to sleep. */
export function oneTabAtATime(world: Pick<World, 'locks' | 'clock'>, channel: Channel | undefined, refresh: Refresh, took: (token: string) => void): Refresh {
  const { locks, clock } = world;
  if (locks === null || channel === undefined) return refresh;
  return async (signal) => {
    const waiting = new AbortController();
    const leave = (): void => waiting.abort();
    const timer = clock.setTimeout(leave, patienceMs);
    signal.addEventListener('abort', leave, { once: true });
    let begun = false;
    const begin: Refresh = () => {
      begun = true;
      clock.clearTimeout(timer);
      return refresh(signal);
    };
    try {
      return await shareRefresh('snagbook-session', { locks, channel, clock }, begin, took)(waiting.signal);
    } catch (error) {
      if (begun || signal.aborted) throw error;
      return await refresh(signal);
    } finally {
      clock.clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    }
  };
}
