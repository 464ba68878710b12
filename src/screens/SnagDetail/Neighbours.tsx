import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isShortcut } from '../../parts/isTyping';
import { iconButtonClass } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { BackIcon } from '../../ui/icons';
import { useWide } from '../../ui/layout/useWide';
import styles from './SnagDetail.module.css';
import { useNeighbours } from './useNeighbours';
import { words } from './messages';

/** The way to the snags before and after this one in the list one comes from; nothing if there is no such list. */
export function Neighbours({ snagId, code }: { snagId: string; code: string }) {
  const { plan } = useParams({ strict: false });
  const { previous, next } = useNeighbours(code, plan, snagId);
  const wide = useWide();
  const previousLink = useRef<HTMLAnchorElement>(null);
  const nextLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Beside a list the same keys move through that.
      if (wide || !isShortcut(event)) return;
      if (event.key === 'k') previousLink.current?.click();
      if (event.key === 'j') nextLink.current?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [wide]);
  if (previous === null && next === null) return null;
  // What was seen on the way is no place to come back to: the way back leads to the list.
  const to = (key: string) =>
    plan === undefined
      ? ({ to: '/p/$code/snags/$number', params: { code, number: key }, search: true, replace: true } as const) // The path is what the router knows it by.
      : ({ to: '/p/$code/plans/$plan', params: { code, plan }, search: (before: object) => ({ ...before, snag: key }), replace: true } as const); // As above.
  return (
    <>
      {previous === null ? (
        <span className={iconButtonClass} />
      ) : (
        <Link {...to(previous)} ref={previousLink} className={iconButtonClass} aria-label={words.previousSnag} title={words.previousSnag}>
          <BackIcon />
        </Link>
      )}
      {next === null ? (
        <span className={iconButtonClass} />
      ) : (
        <Link {...to(next)} ref={nextLink} className={classes(iconButtonClass, styles.turned)} aria-label={words.nextSnag} title={words.nextSnag}>
          <BackIcon />
        </Link>
      )}
    </>
  );
}
