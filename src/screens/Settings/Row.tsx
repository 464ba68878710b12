import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/Button';
import styles from './Settings.module.css';
import { messages } from './messages';

interface RowProps {
  title: string;
  facts?: ReactNode;
  /** Label of the edit button, where the title alone is ambiguous. */
  editLabel?: string;
  /** Ref of the edit button. */
  opener: Ref<HTMLButtonElement>;
  onEdit: () => void;
  /** Further buttons, before the edit button. */
  children?: ReactNode;
}

/** A row of the set-up: name, facts, actions. */
export function Row({
  title,
  facts,
  editLabel = messages.editOf(title),
  opener,
  onEdit,
  children,
}: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.lines}>
        <p className={styles.name}>{title}</p>
        {facts !== undefined && facts !== '' && <p className={styles.facts}>{facts}</p>}
      </div>
      {children}
      <Button ref={opener} look="quiet" aria-label={editLabel} onClick={onEdit}>
        {messages.edit}
      </Button>
    </li>
  );
}
