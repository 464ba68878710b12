import { useEffect, useEffectEvent } from 'react';
import { useNavigate, usePosition } from '../../router/useRouter';

/**
 * Opens the only project of a person who has just signed in or started the app from the home
 * screen; with several they choose. Answers whether it is about to be opened. `complete`: these are
 * all of theirs.
 */
export function useOnlyProject(codes: readonly string[], complete: boolean): boolean {
  const href = usePosition((position) => position.href);
  const navigate = useNavigate();
  const search = new URL(href, location.origin).searchParams;
  // A token of the start address has been used when somebody sees this.
  const asked = search.get('go') === 'project' || search.has('start');
  const [only] = complete && codes.length === 1 ? codes : [];
  const go = useEffectEvent(() => {
    if (only === undefined) void navigate({ to: '/', replace: true });
    else void navigate({ to: '/p/$code', params: { code: only }, replace: true });
  });
  useEffect(() => {
    if (asked) go();
  }, [asked]);
  return asked && only !== undefined;
}
