import { useEffect, useRef } from 'react';
import { isShortcut } from '../../parts/isTyping';
import { Link } from '../../router/components';
import { useParams } from '../../router/useRouter';
import { iconButtonClass } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { ChevronIcon } from '../../ui/icons';
import { useWide } from '../../ui/layout/useWide';
import styles from './SnagBar.module.css';
import { useNeighbours } from './useNeighbours';
import { messages } from './messages';

/** Links to the previous and next snag of the list; nothing if no list is loaded. */
export function Neighbours({ snagId, code }: { snagId: string; code: string }) {
  const { plan } = useParams();
  const { previous, next, position } = useNeighbours(code, plan, snagId);
  const wide = useWide();
  const previousLink = useRef<HTMLAnchorElement>(null);
  const nextLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Next to a list the list handles these keys.
      if (wide || !isShortcut(event)) return;
      if (event.key === 'k') previousLink.current?.click();
      if (event.key === 'j') nextLink.current?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [wide]);
  if (previous === null && next === null) return null;
  // Replaces the history entry, so that Back leads to the list.
  const to = (key: string) =>
    plan === undefined
      ? ({
          to: '/p/$code/snags/$number',
          params: { code, number: key },
          search: true,
          replace: true,
        } as const) // The path with its literal type for the router.
      : ({
          to: '/p/$code/plans/$plan',
          params: { code, plan },
          search: (before: object) => ({ ...before, snag: key }),
          replace: true,
        } as const); // The path with its literal type for the router.
  return (
    <>
      {previous === null ? (
        <span className={iconButtonClass} />
      ) : (
        <Link
          {...to(previous)}
          ref={previousLink}
          className={classes(iconButtonClass, styles.turned)}
          aria-label={messages.previousSnag}
          title={messages.previousSnag}
        >
          <ChevronIcon />
        </Link>
      )}
      {next === null ? (
        <span className={iconButtonClass} />
      ) : (
        <Link
          {...to(next)}
          ref={nextLink}
          className={iconButtonClass}
          aria-label={messages.nextSnag}
          title={messages.nextSnag}
        >
          <ChevronIcon />
        </Link>
      )}
      {wide && position !== null && (
        <span className={styles.position}>{messages.position(position.index, position.of)}</span>
      )}
    </>
  );
}
