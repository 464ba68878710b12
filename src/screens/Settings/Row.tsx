import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/Button';
import styles from './Settings.module.css';
import { words } from './messages';

interface RowProps {
  title: string;
  facts?: ReactNode;
  /** What the button that edits is called, where the title alone does not tell it from others. */
  editLabel?: string;
  /** Of the button that edits. */
  opener: Ref<HTMLButtonElement>;
  onEdit: () => void;
  /** Further buttons, before the one that edits. */
  children?: ReactNode;
}

/** A thing of the set-up: its name, a line of facts, and what can be done with it. */
export function Row({ title, facts, editLabel = words.editOf(title), opener, onEdit, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.lines}>
        <p className={styles.name}>{title}</p>
        {facts !== undefined && facts !== '' && <p className={styles.facts}>{facts}</p>}
      </div>
      {children}
      <Button ref={opener} look="quiet" aria-label={editLabel} onClick={onEdit}>
        {words.edit}
      </Button>
    </li>
  );
}
