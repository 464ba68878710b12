import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProjectFrame_project$key } from '../../../__generated__/relay/ProjectFrame_project.graphql';
import { focusRequest, numbered } from '../../app/requests';
import { readFilters } from '../../domain/filters';
import { type ProjectView, projectViews } from '../../domain/projectViews';
import { readPath } from '../../router/address';
import { useNavigate, usePosition, useSearch } from '../../router/useRouter';
import { classes } from '../../ui/classes';
import { useEscape } from '../../ui/focus/escape';
import { headingOf, isFocusFree } from '../../ui/focus/focus';
import { useRegion } from '../../ui/focus/regions';
import { SkipLinks } from '../../ui/focus/SkipLinks';
import { watchPanes } from '../../ui/layout/foot';
import { useWide } from '../../ui/layout/useWide';
import { messages } from './messages';
import { Notices } from './Notices';
import styles from './ProjectFrame.module.css';
import { Rail } from './Rail';
import { Shortcuts } from './Shortcuts';
import { SpokenSignal } from './SpokenSignal';
import { Tabs } from './Tabs';
import { KeepOffline } from './KeepOffline';
import { TopBar } from './TopBar';
import { FreshNews } from './WaitingBell';

interface ProjectFrameProps {
  code: string;
  /** Null until the data of any screen has arrived. */
  project: ProjectFrame_project$key | null;
  view: ProjectView;
  /** The list, kept mounted to keep its scroll position; null if it is not loaded. */
  list: ReactNode;
  /** The main pane; on a desktop the overview when the view is the list. */
  children: ReactNode;
}

/**
 * The frame of a project's screens: the navigation, on a phone the top bar, and on a desktop the list
 * next to the screen.
 */
export function ProjectFrame({ code, project: ref, view, list, children }: ProjectFrameProps) {
  const data = useFragment(
    graphql`
      fragment ProjectFrame_project on Project {
        name
        state
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- handed on by rail and tabs
        ...useNavigation_project
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- handed on by the bar
        ...WaitingBell_project
      }
    `,
    ref,
  );
  const project = data ?? null;
  const name = project?.name ?? null;
  const { bar, tabs } = projectViews[view];
  const wide = useWide();
  const main = useRef<HTMLElement>(null);
  useEffect(() => watchPanes(main.current), []);
  useOpened(view, main);
  useStepBack(code, view);
  const withList = list !== null && projectViews[view].list;
  const listShown = withList && (wide || view === 'list');
  const listRegion = useRegion(listShown ? messages.skipToList : undefined);
  // A plan registers regions of its own.
  const paneRegion = useRegion(view === 'plan' ? undefined : messages.skipTo[view]);
  return (
    <div className={styles.frame} data-view={view}>
      <SkipLinks />
      {wide && <Rail code={code} view={view} project={project} waiting={project} name={name} />}
      {!wide && bar && <TopBar code={code} project={project} name={name} view={view} />}
      {!wide && tabs && <Tabs code={code} view={view} project={project} />}
      <main
        className={classes(styles.panes, withList && styles.two)}
        id="content"
        ref={main}
        tabIndex={-1}
      >
        <Notices code={code} archived={project?.state === 'ARCHIVED'} />
        {withList && (
          <section
            className={classes(styles.pane, styles.list)}
            aria-label={messages.snags}
            hidden={!listShown}
            ref={listRegion}
          >
            {list}
          </section>
        )}
        {view === 'list' ? (
          wide && (
            <div className={styles.pane} ref={paneRegion} data-titled="">
              {children}
            </div>
          )
        ) : (
          <div className={styles.pane} ref={paneRegion} data-pane="" data-titled="">
            {children}
          </div>
        )}
      </main>
      <FreshNews code={code} listed={list !== null} />
      <Shortcuts />
      <KeepOffline code={code} />
      <SpokenSignal />
    </div>
  );
}

/**
 * Moves the focus after a navigation: to the title of an opened snag, form or queue, which is
 * announced; on the way back to the list to the row that was opened. `main` holds the focus until
 * that element is rendered.
 */
function useOpened(view: ProjectView, main: RefObject<HTMLElement | null>): void {
  const pathname = usePosition((position) => position.pathname);
  const wide = useWide();
  const before = useRef({ view, pathname });
  useEffect(() => () => focusRequest.set(null), []);
  useEffect(() => {
    const was = before.current;
    before.current = { view, pathname };
    if (was.pathname === pathname) return undefined;
    const given = numbered.get();
    numbered.set(null);
    // Nothing was opened, so the focus stays, for example in the search.
    if (was.view === view && given !== null && pathname.endsWith(`/${given}`)) return undefined;
    const { activeElement } = document;
    // On a desktop the focus may stay on a chip or in the search next to the list.
    if (view === 'list' && wide && !isFocusFree()) return undefined;
    const pane = main.current?.querySelector('[data-pane]') ?? null;
    const title = pane && headingOf(pane);
    // Otherwise the snag only has a new address, or the focus was moved already.
    if (pane?.contains(activeElement) !== true)
      (title ?? main.current)?.focus({ preventScroll: title === null });
    const to = view === 'list' ? 'row' : view === 'plan' ? 'pin' : null;
    const opened =
      was.view === 'snag'
        ? (readPath('/p/$code/snags/$number', was.pathname)?.params['number'] ?? null)
        : null;
    const { key } = focusRequest.get() ?? { key: opened };
    focusRequest.set(to === null ? null : { to, key });
    return title === null && to === null && main.current !== null
      ? focusLateTitle(main.current)
      : undefined;
  }, [view, pathname, wide, main]);
}

/** Focuses the title once its code is loaded, unless the focus was moved meanwhile. */
function focusLateTitle(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const pane = main.querySelector('[data-pane]');
    const title = pane && headingOf(pane);
    if (title === null) return;
    observer.disconnect();
    if (document.activeElement === main) title.focus();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Escape leads from what is open to the row in the list, or to the plan. */
function useStepBack(code: string, view: ProjectView): void {
  const navigate = useNavigate();
  const { plan } = useSearch();
  useEscape(view === 'snag' || view === 'new' || view === 'check', () => {
    if (view === 'new' && plan !== undefined)
      void navigate({ to: '/p/$code/plans/$plan', params: { code, plan }, search: readFilters });
    else void navigate({ to: '/p/$code', params: { code }, search: readFilters });
    return true;
  });
}
