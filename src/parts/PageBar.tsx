import type { ReactNode } from 'react';
import { readFilters } from '../domain/filters';
import { messages } from '../domain/messages';
import { useParams } from '../router/useRouter';
import { frameMessages } from '../ui/messages/frameMessages';
import { PaneBar } from '../ui/layout/PaneBar';
import { BackLink } from './BackLink';

/**
 * Where a page that has no list beside it leads back to. `alone`: it was not opened from a
 * project, whose navigation would stand beside it.
 */
export function useWayBack(to: 'more' | 'list' = 'more'): {
  readonly back: ReactNode;
  readonly alone: boolean;
} {
  const { code } = useParams();
  if (code === undefined)
    return { back: <BackLink label={messages.allProjects} to="/" />, alone: true };
  const back =
    to === 'more' ? (
      <BackLink label={frameMessages.page.more} to="/p/$code/more" params={{ code }} />
    ) : (
      <BackLink
        label={frameMessages.page.backToList}
        to="/p/$code"
        params={{ code }}
        search={readFilters}
      />
    );
  return { back, alone: false };
}

/** The bar of a page that has no list beside it: the link back, its title, and what stands behind. */
export function PageBar({
  title,
  back,
  children,
}: {
  title: string;
  back?: 'more' | 'list';
  children?: ReactNode;
}) {
  return (
    <PaneBar title={title} {...useWayBack(back)}>
      {children}
    </PaneBar>
  );
}
