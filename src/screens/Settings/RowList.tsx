import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import styles from './Settings.module.css';
import { useNextRow } from './useNextRow';
import { messages } from './messages';

/** With more rows the search is shown. */
const mostWithoutSearch = 12;

interface RowListProps {
  /** Label of the search. */
  label: string;
  /** Label of the button for more rows. */
  more: string;
  text: string;
  onSearch: (text: string) => void;
  /** Number of all rows, or of found ones. */
  total: number;
  shown: number;
  /** Null: no more can be shown, only searched. */
  onMore: (() => void) | null;
  busy?: boolean;
  /** The search failed, so the rows are the previous ones. */
  failed?: boolean;
  /** The `<li>` elements. */
  children: ReactNode;
}

/** Rows of the set-up with their number; of many only the first or the found ones. */
export function RowList({
  label,
  more,
  text,
  onSearch,
  total,
  shown,
  onMore,
  busy = false,
  failed = false,
  children,
}: RowListProps) {
  const searched = text.trim() !== '';
  /** The search was used: keeps the field while its text is deleted, though there are few rows. */
  const [used, setUsed] = useState(false);
  const { list, pressed } = useNextRow(shown);
  const type = (next: string) => {
    setUsed(true);
    onSearch(next);
  };
  return (
    <>
      {(total > mostWithoutSearch || used) && (
        <div role="search">
          <TextField
            label={label}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => type(target.value)}
          />
          <p role="status" className={styles.facts}>
            {searched &&
              !busy &&
              !failed &&
              (total === 0 ? messages.noneFound : messages.found(total))}
          </p>
        </div>
      )}
      <ul ref={list} className={styles.rows} aria-busy={busy || undefined}>
        {children}
      </ul>
      {shown < total && (
        <div className={styles.more}>
          <p className={styles.facts}>{messages.shownOf(shown, total)}</p>
          {onMore === null ? (
            <p className={styles.facts}>{messages.searchOthers}</p>
          ) : (
            <Button
              busy={busy}
              onClick={() => {
                pressed();
                onMore();
              }}
            >
              {busy ? messages.loadingMore : more}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
