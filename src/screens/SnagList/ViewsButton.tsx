import { Suspense, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ViewsButton_project$key } from '../../../__generated__/relay/ViewsButton_project.graphql';
import { toProblem } from '../../domain/errors';
import { lazyScreen } from '../../app/loading/lazyScreen';
import barStyles from '../../parts/filter/FilterBar.module.css';
import { announce } from '../../ui/announcements';
import { classes } from '../../ui/classes';
import { BookmarkIcon } from '../../ui/icons';
import { Spoken } from '../../ui/Spoken';
import { useViews } from './useViews';
import { openViewMessages as messages } from './openViewMessages';
import styles from './Views.module.css';

const menu = lazyScreen(async () => (await import('./ViewsMenu')).ViewsMenu);

/** Opens the menu of saved views and shows the open one. The menu's code is loaded on the press. */
export function ViewsButton({ project }: { project: ViewsButton_project$key }) {
  const data = useFragment(
    graphql`
      fragment ViewsButton_project on Project {
        ...useViews_project
      }
    `,
    project,
  );
  const views = useViews(data);
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Tracked here, because the menu may be replaced by a sheet before the focus is returned.
  const before = useRef(false);
  useEffect(() => {
    if (before.current && !shown) button.current?.focus();
    before.current = shown;
  }, [shown]);
  // If its code cannot be loaded, a message is shown and the list stays.
  const start = () => {
    menu.loaded().then(
      () => setShown(true),
      (error: unknown) => announce(toProblem(error).sentence),
    );
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={classes(
          barStyles.chip,
          barStyles.filter,
          views.open !== null && barStyles.chosen,
        )}
        aria-expanded={shown}
        aria-haspopup="menu"
        onClick={start}
      >
        <BookmarkIcon size={20} />
        {views.open === null ? (
          <span className={styles.views}>{messages.views}</span>
        ) : (
          <>
            <Spoken>{messages.open}</Spoken> <span className={styles.open}>{views.open.name}</span>
            {views.changed && <span className={styles.changed}>{messages.changed}</span>}
          </>
        )}
      </button>
      {shown && (
        <Suspense>
          <menu.Screen views={views} anchor={button} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
