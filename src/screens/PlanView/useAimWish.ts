import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Somebody who pressed *Raise* on the plan's screen is asked for the spot on that plan. Where nobody can set a pin, such as on a sheet that
 * is not drawn yet, they come to the form without one.
 */
export function useAimWish(wished: boolean, mayAim: boolean, aim: () => void): void {
  const navigate = useNavigate();
  const answer = useEffectEvent(() => {
    if (!mayAim) {
      void navigate({ from: '/p/$code/plans/$plan', to: '/p/$code/new', search: ({ raise: _raise, ...others }) => others, replace: true });
      return;
    }
    aim();
    // Once: whoever comes back to this address looks at the plan.
    void navigate({ to: '.', search: ({ raise: _raise, ...others }) => others, replace: true });
  });
  useEffect(() => {
    if (wished) answer();
  }, [wished]);
}
