import { useEffect, useState } from 'react';
import { useRouter } from './useRouter';

/**
 * While `blocks` is set, a navigation to another path waits for an answer: the returned function
 * gives it, null if no navigation waits. Before the tab is closed the browser itself asks.
 */
export function useBlocker(blocks: boolean): ((leave: boolean) => void) | null {
  const { history } = useRouter();
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null);
  useEffect(() => {
    if (!blocks) return undefined;
    return history.block({
      enableBeforeUnload: true,
      async blockerFn({ currentLocation, nextLocation }) {
        // Another search or hash at the same path does not leave the page.
        if (currentLocation.pathname === nextLocation.pathname) return false;
        const leaves = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
        setAnswer(null);
        return !leaves;
      },
    });
  }, [blocks, history]);
  return answer;
}
