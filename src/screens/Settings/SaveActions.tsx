import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { words } from './messages';

/** The end of a small form: what went wrong, Save, Cancel. */
export function SaveActions({ busy, problem, onCancel }: { busy: boolean; problem: string | null; onCancel: () => void }) {
  return (
    <>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button type="submit" look="next" busy={busy}>
          {busy ? words.saving : words.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Actions>
    </>
  );
}
