import { useMatches } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { focusWish } from '../../app/focusWish';
import { headingOf, isFocusFree } from '../../ui/focus/focus';
import { useWide } from '../../ui/layout/useWide';
import type { ProjectView } from './ProjectFrame';

/**
 * Whoever opens a snag, a form or the queue goes on from its title, which is read out; whoever comes back to the list goes on from the row they had
 * opened. `main` has the focus until that is there.
 */
export function useOpened(view: ProjectView, main: RefObject<HTMLElement | null>): void {
  // Of what is shown: the address is there before the screen.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const wide = useWide();
  const before = useRef({ view, pathname });
  useEffect(() => () => focusWish.set(null), []);
  useEffect(() => {
    const was = before.current;
    before.current = { view, pathname };
    if (was.pathname === pathname) return;
    const { activeElement } = document;
    // Beside the list of a desktop somebody may go on with a chip or with the search.
    if (view === 'list' && wide && !isFocusFree()) return;
    const pane = main.current?.querySelector('[data-pane]') ?? null;
    const title = pane && headingOf(pane);
    // Else it is the same snag under another address, or what moved the focus itself.
    if (pane?.contains(activeElement) !== true) (title ?? main.current)?.focus({ preventScroll: title === null });
    const to = view === 'list' ? 'row' : view === 'plan' ? 'pin' : null;
    const opened = was.view === 'snag' ? decodeURIComponent(was.pathname.split('/').at(-1) ?? '') : null;
    const { key } = focusWish.get() ?? { key: opened };
    focusWish.set(to === null ? null : { to, key });
  }, [view, pathname, wide, main]);
}
