import { useEffect } from 'react';
import { useUserSession } from '../context';
import type { LineState } from '../../sync/line';

const retryMs = 15_000;

/** Tries again by itself: when the line is good again, when somebody comes back to the page, and now and then. Null: not at all. */
export function useRetry(retry: (() => void) | null): void {
  const { line } = useUserSession();
  useEffect(() => {
    if (retry === null) return undefined;
    const look = (): void => {
      if (navigator.onLine && document.visibilityState === 'visible') retry();
    };
    let good = isGood(line.get());
    const stop = line.subscribe(() => {
      const before = good;
      good = isGood(line.get());
      if (good && !before) look();
    });
    const timer = setInterval(look, retryMs);
    globalThis.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      clearInterval(timer);
      globalThis.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [retry, line]);
}

const isGood = ({ kind, late }: LineState): boolean => late !== 'answer' && (kind === 'live' || kind === 'polling');
