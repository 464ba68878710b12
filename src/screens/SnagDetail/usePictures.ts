import { useCallback, useState } from 'react';
import { useRetry } from '../../app/loading/useRetry';

interface Shown {
  /** Null if none can be shown now. */
  readonly src: string | null;
  readonly onError: () => void;
}

/** The first of some pictures that can be shown. One that does not come without a line is tried again when there is one. */
export function usePictures(sources: readonly (string | null | undefined)[]): Shown {
  const [failed, setFailed] = useState<readonly string[]>(none);
  const known = sources.filter((source) => source != null);
  const src = known.find((source) => !failed.includes(source)) ?? null;
  const again = useCallback(() => setFailed(none), []);
  useRetry(known.some((source) => failed.includes(source)) ? again : null);
  return { src, onError: () => src !== null && setFailed([...failed, src]) };
}

const none: readonly string[] = [];
