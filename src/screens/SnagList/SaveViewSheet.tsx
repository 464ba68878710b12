import { useState } from 'react';
import type { ViewSearchInput } from '../../../__generated__/relay/useSaveViewMutation.graphql';
import { newId } from '../../domain/ids';
import { useSubmit } from '../../app/forms';
import { announce } from '../../ui/announcements';
import { Choice } from '../../ui/fields/Choice';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { Sheet } from '../../ui/overlays/Sheet';
import { TextField } from '../../ui/fields/TextField';
import type { SavedView } from '../../parts/savedView';
import { tooLong } from '../../parts/tooLong';
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
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => {
    announce(messages.saved(name.trim()));
    onClose();
  });
  const missing = name.trim() === '';
  const long = tooLong(name, 'viewName');
  const submit = () => {
    setTried(true);
    if (missing || long !== null) return;
    run(async () => {
      const saved = await save({
        projectId,
        id,
        name,
        shared,
        search: view === null ? search : null,
      });
      if (saved !== null && view === null) onSaved(saved);
    });
  };
  const title =
    view === null ? messages.saveTitle : (mayShare ? messages.edit : messages.rename)(view.name);
  return (
    <Sheet open onClose={onClose} title={title}>
      <Form label={title} onSubmit={submit}>
        <TextField
          label={messages.name}
          hint={view === null && messages.saveHint}
          // The sheet was opened to enter the name.
          autoFocus
          value={name}
          onChange={({ target }) => setName(target.value)}
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
            onChange={(who) => setShared(who === 'team')}
          />
        )}
        <FormActions
          label={messages.saveIt}
          busy={busy}
          problem={problem}
          size="big"
          onCancel={onClose}
        />
      </Form>
    </Sheet>
  );
}
