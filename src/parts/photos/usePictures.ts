import { useCallback, useState } from 'react';
import { useRetry } from '../../app/loading/useRetry';

interface Shown {
  /** Null if none can be shown. */
  readonly src: string | null;
  readonly onError: () => void;
}

/**
 * The first of several pictures that can be loaded. One that failed offline is tried again when the
 * device is online.
 */
export function usePictures(sources: readonly (string | null | undefined)[]): Shown {
  const [failed, setFailed] = useState<readonly string[]>(none);
  const known = sources.filter((source) => source != null);
  const src = known.find((source) => !failed.includes(source)) ?? null;
  const again = useCallback(() => setFailed(none), []);
  useRetry(known.some((source) => failed.includes(source)) ? again : null);
  return { src, onError: () => src !== null && setFailed([...failed, src]) };
}

const none: readonly string[] = [];
