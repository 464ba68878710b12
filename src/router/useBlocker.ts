import { useEffect, useState } from 'react';
import { useRouter } from './useRouter';

/** While `blocks`, a way to another path is held back until it is answered; null while there is none. The browser itself asks before the tab is closed. */
export function useBlocker(blocks: boolean): ((leave: boolean) => void) | null {
  const { history } = useRouter();
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null);
  useEffect(() => {
    if (!blocks) return undefined;
    return history.block({
      enableBeforeUnload: true,
      async blockerFn({ currentLocation, nextLocation }) {
        // Another address of the same page is no leaving.
        if (currentLocation.pathname === nextLocation.pathname) return false;
        const leaves = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
        setAnswer(null);
        return !leaves;
      },
    });
  }, [blocks, history]);
  return answer;
}
