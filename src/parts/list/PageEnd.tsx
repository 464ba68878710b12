import type { Ref } from 'react';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { rowWords } from './rowMessages';
import styles from './SnagRows.module.css';

interface PageEndProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  /** Whether the list goes on here. */
  goesOn: boolean;
  loading: boolean;
  /** Why the page did not come. */
  problem: string | null;
  onLoad: () => void;
}

/** Where the rows that are loaded end, above or below. */
export function PageEnd({ ref, label, goesOn, loading, problem, onLoad }: PageEndProps) {
  return (
    <div ref={ref} className={styles.end}>
      <Notice kind="refused" action={<Button onClick={onLoad}>{rowWords.tryAgain}</Button>}>
        {problem}
      </Notice>
      {goesOn && problem === null && (
        // Where rows come by themselves as one comes near them, the Tab key goes past.
        <Button look="quiet" tabIndex={typeof IntersectionObserver === 'undefined' ? undefined : -1} busy={loading} onClick={onLoad}>
          {loading ? rowWords.loadingMore : label}
        </Button>
      )}
    </div>
  );
}
