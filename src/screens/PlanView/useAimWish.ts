import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * After *Raise* on the plan's screen the person chooses the spot on that plan. Where no pin can be set, such as on a sheet that
 * is not rendered yet, it opens the form without one.
 */
export function useAimWish(wished: boolean, mayAim: boolean, aim: () => void): void {
  const navigate = useNavigate();
  const answer = useEffectEvent(() => {
    if (!mayAim) {
      void navigate({ from: '/p/$code/plans/$plan', to: '/p/$code/new', search: ({ raise: _raise, ...others }) => others, replace: true });
      return;
    }
    aim();
    // Once: returning to this address only shows the plan.
    void navigate({ to: '.', search: ({ raise: _raise, ...others }) => others, replace: true });
  });
  useEffect(() => {
    if (wished) answer();
  }, [wished]);
}
