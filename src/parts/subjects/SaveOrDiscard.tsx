import { listOf } from '../../domain/lists';
import { Button } from '../../ui/Button';
import { useFoot } from '../../ui/layout/foot';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';
import styles from './Subjects.module.css';

interface SaveOrDiscardProps {
  /** @default “Save” */
  label?: string;
  busy: boolean;
  /** What differs from what is saved, in words. */
  changed: readonly string[];
  /** Saved a moment ago; or what came of it. */
  saved: boolean | string;
  onDiscard: () => void;
}

/**
 * The foot of a form that is always open. It says what is not saved: changes stay in the form when
 * it is left.
 */
export function SaveOrDiscard({
  label = messages.save,
  busy,
  changed,
  saved,
  onDiscard,
}: SaveOrDiscardProps) {
  const isChanged = changed.length > 0;
  return (
    <div className={styles.save} ref={useFoot()}>
      <Notice kind="info" quiet>
        {isChanged && !busy
          ? messages.notSaved(listOf(changed))
          : saved === true
            ? messages.saved
            : saved}
      </Notice>
      {isChanged && !busy && (
        <Button look="quiet" onClick={onDiscard}>
          {messages.discardChanges}
        </Button>
      )}
      <Button type="submit" look="ink" busy={busy} disabled={!isChanged}>
        {busy ? messages.saving : label}
      </Button>
    </div>
  );
}
