import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { NetworkFailure } from '../../network/index';
import { CoreContext, UserSessionContext } from '../app/context';
import { LocalScreenRoute } from '../app/loading/ScreenRoute';
import { goToRow } from '../app/requests';
import { Refusal } from '../domain/errors';
import { isTyping } from '../parts/isTyping';
import { Outlet, RouterProvider } from '../router/components';
import { usePosition } from '../router/useRouter';
import { Announcements } from '../ui/announcements';
import { escape } from '../ui/focus/escape';
import { headingOf } from '../ui/focus/focus';
import { keepFocus } from '../ui/focus/focusNet';
import { LayersContext, type Layers } from '../ui/overlays/layers';
import type { AppCore, CurrentPage } from './core';

/**
 * The whole page, remounted for each person: no component, query or draft is kept when the person
 * changes.
 */
export function App({ core }: { core: AppCore }) {
  useEffect(() => keepFocus(), []);
  const current = useSyncExternalStore(core.subscribe, core.current);
  if (current === null) return null;
  return (
    <CoreContext value={core}>
      <Page key={current.userSession.person?.id ?? ''} {...current} />
    </CoreContext>
  );
}

function Page({ userSession, router, layers }: CurrentPage) {
  useEscapeKey(layers);
  return (
    <UserSessionContext value={userSession}>
      <RelayEnvironmentProvider environment={userSession.environment}>
        <LayersContext value={layers}>
          <RouterProvider router={router}>
            <Screens />
            {/* Outside of the screens, but it has links. */}
            <Announcements />
          </RouterProvider>
        </LayersContext>
      </RelayEnvironmentProvider>
    </UserSessionContext>
  );
}

const outlet = <Outlet />;

/**
 * What fails outside of a screen, such as the frame of a project, leaves a sentence and a way to
 * try again; so does going elsewhere.
 */
function Screens() {
  return (
    <LocalScreenRoute skeleton={null} at={usePosition(({ href }) => href)}>
      {outlet}
    </LocalScreenRoute>
  );
}

/**
 * For React's root: reports what a boundary caught, unless it is a failure that has a sentence on
 * the screen.
 */
export function onCaughtError(error: unknown): void {
  if (!(error instanceof NetworkFailure) && !(error instanceof Refusal)) reportError(error);
}

/**
 * On every page Escape goes back one level: from a field to its form or the title of the open pane,
 * then out of what was opened last.
 */
function useEscapeKey(layers: Layers): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[role="dialog"], [role="menu"]') !== null)
      return;
    if (isTyping(target)) {
      // Typed text stays. The browser empties a search field first.
      // A form that was opened in the page keeps the focus, so that closing it next returns to the
      // button that opened it.
      const level = target.closest<HTMLElement>('form[data-opened], [data-pane]');
      if (level !== null)
        (level.matches('form') ? level : headingOf(level))?.focus({ preventScroll: true });
      else if (
        target instanceof HTMLInputElement &&
        target.type === 'search' &&
        target.value === ''
      )
        goToRow();
      return;
    }
    if (layers.closeTop() || escape()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
