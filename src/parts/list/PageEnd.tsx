import type { Ref } from 'react';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { rowWords } from './rowMessages';
import styles from './SnagRows.module.css';

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
      <Notice kind="refused" action={<Button onClick={onLoad}>{rowWords.tryAgain}</Button>}>
        {problem}
      </Notice>
      {goesOn && problem === null && (
        // Not a tab stop where further rows are loaded automatically.
        <Button look="quiet" tabIndex={typeof IntersectionObserver === 'undefined' ? undefined : -1} busy={loading} onClick={onLoad}>
          {loading ? rowWords.loadingMore : label}
        </Button>
      )}
    </div>
  );
}
