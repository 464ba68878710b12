import { useEffect } from 'react';

const retryMs = 15_000;

/** Tries again by itself: when the device is online again, when somebody comes back to the page, and now and then. Null: not at all. */
export function useRetry(retry: (() => void) | null): void {
  useEffect(() => {
    if (retry === null) return undefined;
    const look = (): void => {
      if (navigator.onLine && document.visibilityState === 'visible') retry();
    };
    const timer = setInterval(look, retryMs);
    globalThis.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [retry]);
}
