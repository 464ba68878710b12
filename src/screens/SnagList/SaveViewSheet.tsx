import { useState } from 'react';
import type { ViewSearchInput } from '../../../__generated__/relay/useSaveViewMutation.graphql';
import { newId } from '../../domain/ids';
import { announce } from '../../ui/announcements';
import { Choice } from '../../ui/fields/Choice';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { Sheet } from '../../ui/overlays/Sheet';
import { TextField } from '../../ui/fields/TextField';
import type { SavedView } from '../../parts/savedView';
import { tooLong } from '../../parts/tooLong';
import { useEditForm } from '../../parts/useEditForm';
import { useSaveView } from './useSaveView';
import { viewMessages as messages } from './viewMessages';

interface SaveViewSheetProps {
  /**
   * The view whose name or sharing is changed, without its filters; null for a new view of the
   * current list.
   */
  view: SavedView | null;
  projectId: string;
  mayShare: boolean;
  search: ViewSearchInput;
  /** Called after a view was created. */
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

/** The name of a view and who sees it. */
export function SaveViewSheet({
  view,
  projectId,
  mayShare,
  search,
  onSaved,
  onClose,
}: SaveViewSheetProps) {
  const save = useSaveView();
  // The id stays the same, so that pressing again after a lost answer creates no second view.
  const [id] = useState(() => view?.id ?? newId('view'));
  const {
    values: { name, shared },
    tried,
    busy,
    problem,
    change,
    submit,
    leave,
  } = useEditForm({
    about: view?.id ?? `view ${projectId}`,
    saved: { name: view?.name ?? '', shared: view?.shared ?? false },
    isNew: view === null,
    send: async (facts) => {
      const saved = await save({ projectId, id, ...facts, ...(view === null && { search }) });
      if (saved !== null && view === null) onSaved(saved);
    },
    onSaved: () => announce(messages.saved(name.trim())),
    onClose,
  });
  const missing = name.trim() === '';
  const long = tooLong(name, 'viewName');
  const title =
    view === null ? messages.saveTitle : (mayShare ? messages.edit : messages.rename)(view.name);
  return (
    <Sheet open onClose={onClose} title={title}>
      <Form label={title} onSubmit={() => submit(!missing && long === null)}>
        <TextField
          label={messages.name}
          hint={view === null && messages.saveHint}
          // The sheet was opened to enter the name.
          autoFocus
          value={name}
          onChange={({ target }) => change({ name: target.value })}
          error={tried && missing ? messages.needed : long}
        />
        {mayShare && (
          <Choice
            label={messages.share}
            hint={messages.shareHint}
            options={[
              { value: 'me', label: messages.onlyMe },
              { value: 'team', label: messages.team },
            ]}
            value={shared ? 'team' : 'me'}
            onChange={(who) => change({ shared: who === 'team' })}
          />
        )}
        <FormActions
          label={messages.saveIt}
          busy={busy}
          problem={problem}
          size="big"
          onCancel={leave}
        />
      </Form>
    </Sheet>
  );
}
