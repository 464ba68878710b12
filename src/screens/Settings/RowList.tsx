import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import styles from './Settings.module.css';
import { useNextRow } from './useNextRow';
import { words } from './messages';

/** So many are found by the eye alone. */
const sightful = 12;

interface RowListProps {
  /** What the search among them is called. */
  label: string;
  /** What the button that shows more of them says. */
  more: string;
  text: string;
  onSearch: (text: string) => void;
  /** How many there are, or were found. */
  total: number;
  shown: number;
  /** Null: there is no drawing more of them, only searching. */
  onMore: (() => void) | null;
  busy?: boolean;
  /** The rows are those of before, because the search failed. */
  failed?: boolean;
  /** The `<li>`s. */
  children: ReactNode;
}

/** Rows of the set-up, of many of them the first or those that were searched for, and how many there are. */
export function RowList({ label, more, text, onSearch, total, shown, onMore, busy = false, failed = false, children }: RowListProps) {
  const searched = text.trim() !== '';
  /** Stays while what was typed is taken back, though few were found by it. */
  const [used, setUsed] = useState(false);
  const { list, pressed } = useNextRow(shown);
  const type = (next: string) => {
    setUsed(true);
    onSearch(next);
  };
  return (
    <>
      {(total > sightful || used) && (
        <div role="search">
          <TextField label={label} type="search" autoComplete="off" value={text} onChange={({ target }) => type(target.value)} />
          <p role="status" className={styles.facts}>
            {searched && !busy && !failed && (total === 0 ? words.noneFound : words.found(total))}
          </p>
        </div>
      )}
      <ul ref={list} className={styles.rows} aria-busy={busy || undefined}>
        {children}
      </ul>
      {shown < total && (
        <div className={styles.more}>
          <p className={styles.facts}>{words.shownOf(shown, total)}</p>
          {onMore === null ? (
            <p className={styles.facts}>{words.searchOthers}</p>
          ) : (
            <Button
              busy={busy}
              onClick={() => {
                pressed();
                onMore();
              }}
            >
              {busy ? words.loadingMore : more}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
