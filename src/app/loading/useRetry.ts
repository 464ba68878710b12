import { useEffect } from 'react';
import { useUserSession } from '../context';
import type { ReachabilityState } from '../../sync/reachability';

const retryMs = 15_000;

/**
 * Retries automatically: when the server can be reached again, when the page becomes visible, and
 * every 15 s. Null: never.
 */
export function useRetry(retry: (() => void) | null, everyMs: number | null = retryMs): void {
  const { reachability } = useUserSession();
  useEffect(() => {
    if (retry === null) return undefined;
    const retryIfVisible = (): void => {
      if (reachability.get().kind !== 'offline' && document.visibilityState === 'visible') retry();
    };
    let good = isGood(reachability.get());
    const stop = reachability.subscribe(() => {
      const before = good;
      good = isGood(reachability.get());
      if (good && !before) retryIfVisible();
    });
    const timer = everyMs === null ? undefined : setInterval(retryIfVisible, everyMs);
    globalThis.addEventListener('online', retryIfVisible);
    document.addEventListener('visibilitychange', retryIfVisible);
    return () => {
      stop();
      clearInterval(timer);
      globalThis.removeEventListener('online', retryIfVisible);
      document.removeEventListener('visibilitychange', retryIfVisible);
    };
  }, [retry, everyMs, reachability]);
}

const isGood = ({ kind, late }: ReachabilityState): boolean =>
  late !== 'answer' && (kind === 'live' || kind === 'polling');
