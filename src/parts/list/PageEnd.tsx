import { type Ref, type RefObject, useEffect } from 'react';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { rowMessages } from './rowMessages';
import styles from './SnagRows.module.css';
import { scrollerOf } from './useVirtualItems';

interface PageEndProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  /** Whether there are further rows. */
  goesOn: boolean;
  loading: boolean;
  /** Failure message of the page. */
  problem: string | null;
  onLoad: () => void;
}

/** The end of the loaded rows, above or below. */
export function PageEnd({ ref, label, goesOn, loading, problem, onLoad }: PageEndProps) {
  return (
    <div ref={ref} className={styles.end}>
      <Notice kind="refused" action={<Button onClick={onLoad}>{rowMessages.tryAgain}</Button>}>
        {problem}
      </Notice>
      {goesOn && problem === null && (
        // Not a tab stop where further rows are loaded automatically.
        <Button
          look="quiet"
          tabIndex={typeof IntersectionObserver === 'undefined' ? undefined : -1}
          busy={loading}
          onClick={onLoad}
        >
          {loading ? rowMessages.loadingMore : label}
        </Button>
      )}
    </div>
  );
}

/** Loads the next page when the end (or the beginning) of the list comes near the viewport. */
export function useNearEnd(end: RefObject<Element | null>, more: boolean, load: () => void): void {
  useEffect(() => {
    const target = end.current;
    if (!target || !more || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && load(),
      { root: scrollerOf(target), rootMargin: '600px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [end, more, load]);
}
