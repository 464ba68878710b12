import { useCallback, useState } from 'react';
import { toProblem } from '../../domain/errors';

interface Paging {
  /** Record id of the Relay connection: another one for each filter. */
  list: string;
  refreshed: number;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

interface Pages {
  /** Whether the next page may be loaded automatically. */
  more: boolean;
  load: (count: number) => void;
  /** Failure message of the last page. */
  problem: string | null;
}

/**
 * Further pages of a list. A failed one is loaded again by a press, or once after the list was
 * refetched, never in a loop.
 */
export function usePages({ list, refreshed, hasNext, isLoadingNext, loadNext }: Paging): Pages {
  const [failed, setFailed] = useState<{
    list: string;
    refreshed: number;
    sentence: string;
  } | null>(null);
  const problem =
    failed?.list === list && failed.refreshed === refreshed && hasNext && !isLoadingNext
      ? failed.sentence
      : null;
  const load = useCallback(
    (count: number) => {
      setFailed(null);
      loadNext(count, {
        onComplete: (error) =>
          setFailed(error && { list, refreshed, sentence: toProblem(error).sentence }),
      });
    },
    [list, refreshed, loadNext],
  );
  return { more: hasNext && !isLoadingNext && problem === null, load, problem };
}
