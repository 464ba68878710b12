import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';

interface SaveOrDiscardProps {
  busy: boolean;
  /** The fields that differ from what is saved. */
  changed: object;
  /** Saved a moment ago. */
  saved: boolean;
  onDiscard: () => void;
}

/**
 * The end of a form that is always open. It says when something is not saved: changes stay in it
 * when it is left.
 */
export function SaveOrDiscard({ busy, changed, saved, onDiscard }: SaveOrDiscardProps) {
  const isChanged = Object.keys(changed).length > 0;
  return (
    <Actions>
      <Button type="submit" look="ink" busy={busy} disabled={!isChanged}>
        {busy ? messages.saving : messages.save}
      </Button>
      {isChanged && !busy && (
        <Button look="quiet" onClick={onDiscard}>
          {messages.discardChanges}
        </Button>
      )}
      <Notice kind="info">
        {isChanged && !busy ? messages.notSaved : saved && messages.saved}
      </Notice>
    </Actions>
  );
}
