import { useSubmit } from '../../app/useSubmit';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import type { SavedView } from './savedView';
import { useRemoveView } from './useRemoveView';
import { viewWords as words } from './viewMessages';

interface RemoveViewSheetProps {
  view: SavedView;
  projectId: string;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks first, and says for whom it goes. */
export function RemoveViewSheet({ view, projectId, onRemoved, onClose }: RemoveViewSheetProps) {
  const remove = useRemoveView();
  const { busy, problem, run } = useSubmit(() => {
    announce(words.removed(view.name));
    onRemoved();
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title={words.removeTitle(view.name)}>
      <p>{view.shared ? words.removeShared : words.removeOwn}</p>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button look="danger" busy={busy} onClick={() => run(() => remove({ projectId, id: view.id }))}>
          {busy ? words.removing : words.removeSure}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </Actions>
    </Sheet>
  );
}
