import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '../../router/useRouter';

/**
 * After *Raise* on the plan's screen the person chooses the spot on that plan. Where no pin can be set, such as on a sheet that
 * is not rendered yet, it opens the form without one.
 */
export function useAimWish(code: string, wished: boolean, mayAim: boolean, aim: () => void): void {
  const navigate = useNavigate();
  const answer = useEffectEvent(() => {
    if (!mayAim) {
      void navigate({ to: '/p/$code/new', params: { code }, search: ({ raise: _raise, ...others }) => others, replace: true });
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
