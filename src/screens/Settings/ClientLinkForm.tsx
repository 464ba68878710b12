import { useState } from 'react';
import { useOnce, useStamp } from '../../app/forms';
import { newId } from '../../domain/ids';
import { linkMessages } from '../../parts/links/linkMessages';
import { useEditForm } from '../../parts/useEditForm';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { Section as Rows, SwitchRow } from '../../ui/Rows';
import { clientMessages as messages } from './clientMessages';
import { messages as settingsMessages } from './messages';
import { useMakeClientLink } from './useMakeClientLink';

interface ClientLinkFormProps {
  projectId: string;
  onMade: (made: { name: string; path: string }) => void;
  onClose: () => void;
}

export function ClientLinkForm({ projectId, onMade, onClose }: ClientLinkFormProps) {
  const make = useMakeClientLink();
  const once = useOnce(useStamp());
  const [linkId] = useState(() => newId('link'));
  const { values, tried, busy, problem, change, submit, leave } = useEditForm({
    about: `client link ${projectId}`,
    saved: { name: '', mayComment: false },
    isNew: true,
    send: async ({ name = '', mayComment }) => {
      const path = await once({ projectId, linkId, name, mayComment }, make);
      onMade({ name: name.trim(), path });
    },
    onClose,
  });
  const nameMissing = values.name.trim() === '';
  return (
    <Form label={messages.add} onSubmit={() => submit(!nameMissing)} opened>
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        error={tried && nameMissing ? settingsMessages.nameMissing : null}
      />
      <Rows>
        <SwitchRow
          label={messages.mayComment}
          checked={values.mayComment}
          onChange={(mayComment) => change({ mayComment })}
        />
      </Rows>
      <FormActions
        label={linkMessages.make}
        busyLabel={linkMessages.making}
        busy={busy}
        problem={problem}
        onCancel={leave}
      />
    </Form>
  );
}
