import { useEffect, useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProjectFrame_project$key } from '../../../__generated__/relay/ProjectFrame_project.graphql';
import { classes } from '../../ui/classes';
import { watchPanes } from '../../ui/layout/foot';
import { useRegion } from '../../ui/focus/regions';
import { SkipLinks } from '../../ui/focus/SkipLinks';
import { useWide } from '../../ui/layout/useWide';
import { Notices } from './Notices';
import styles from './ProjectFrame.module.css';
import { Overview } from './Overview';
import { ProjectNav } from './ProjectNav';
import { Shortcuts } from './Shortcuts';
import { SpokenSignal } from './SpokenSignal';
import { TopBar } from './TopBar';
import { useOpened } from './useOpened';
import { useStepBack } from './useStepBack';
import { FreshNews } from './WaitingBell';
import { words } from './messages';

export type ProjectView = 'list' | 'snag' | 'check' | 'new' | 'plans' | 'plan' | 'settings';

interface ProjectFrameProps {
  code: string;
  /** Null until the data of any screen has arrived. */
  project: ProjectFrame_project$key | null;
  view: ProjectView;
  /** The list, mounted as long as it is loaded, so that it keeps its place; null if it is not. */
  list: ReactNode;
  /** The main pane; null when the view is the list. */
  children: ReactNode;
}

/** What stays while one moves inside a project: the bar on top, the ways to its screens, and the list beside the rest on a desktop. */
export function ProjectFrame({ code, project, view, list, children }: ProjectFrameProps) {
  const data = useFragment(
    graphql`
      fragment ProjectFrame_project on Project {
        name
        state
        ...ProjectNav_project
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- handed on by the bar
        ...WaitingBell_project
      }
    `,
    project,
  );
  const wide = useWide();
  const main = useRef<HTMLElement>(null);
  useEffect(() => watchPanes(main.current), []);
  useOpened(view, main);
  useStepBack(code, view);
  const withList = list !== null && view !== 'settings' && view !== 'plans' && view !== 'plan';
  const listShown = withList && (wide || view === 'list');
  const listRegion = useRegion(listShown ? words.skipToList : undefined);
  // A plan has parts of its own.
  const paneRegion = useRegion(view === 'plan' || view === 'list' ? undefined : words.skipTo[view]);
  return (
    <div className={styles.frame} data-view={view}>
      <SkipLinks />
      <TopBar code={code} project={data ?? null} name={data?.name ?? null} view={view} wide={wide} />
      <ProjectNav code={code} view={view} project={data ?? null} />
      <main className={classes(styles.panes, withList && styles.two)} id="content" ref={main} tabIndex={-1}>
        <Notices archived={data?.state === 'ARCHIVED'} />
        {withList && (
          <section className={classes(styles.pane, styles.list)} aria-label={words.snags} hidden={!listShown} ref={listRegion}>
            {list}
          </section>
        )}
        {view === 'list' ? (
          wide && <Overview code={code} />
        ) : (
          <div className={styles.pane} ref={paneRegion} data-pane="" data-titled="">
            {children}
          </div>
        )}
      </main>
      {list === null && <FreshNews code={code} />}
      <Shortcuts />
      <SpokenSignal />
    </div>
  );
}
