import { Suspense, useEffect, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Views_project$key } from '../../../__generated__/relay/Views_project.graphql';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { useViews } from './useViews';

/** The menu of saved views. Its code is loaded on the press. */
export const viewsMenu = lazyScreen(async () => (await import('./ViewsMenu')).ViewsMenu);

interface ViewsProps {
  project: Views_project$key;
  /** The button that opens the menu and gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  /** Begins the selection of snags. @default null: not offered here */
  onSelect: (() => void) | null;
  onClose: () => void;
}

export function Views({ project, anchor, onSelect, onClose }: ViewsProps) {
  const data = useFragment(
    graphql`
      fragment Views_project on Project {
        ...useViews_project
      }
    `,
    project,
  );
  const views = useViews(data);
  // In an effect, because the menu may be replaced by a sheet before the focus is returned.
  useEffect(() => () => anchor.current?.focus(), [anchor]);
  return (
    <Suspense>
      <viewsMenu.Screen views={views} anchor={anchor} onSelect={onSelect} onClose={onClose} />
    </Suspense>
  );
}
