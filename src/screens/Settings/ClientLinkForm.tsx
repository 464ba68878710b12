import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ClientLinkForm_project$key } from '../../../__generated__/relay/ClientLinkForm_project.graphql';
import { useOnce, useStamp } from '../../app/forms';
import { newId } from '../../domain/ids';
import { linkMessages } from '../../parts/links/linkMessages';
import { LocationField } from '../../parts/LocationField';
import { useEditForm } from '../../parts/useEditForm';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { Section as Rows, SwitchRow } from '../../ui/Rows';
import { clientMessages as messages } from './clientMessages';
import { messages as settingsMessages } from './messages';
import { useMakeClientLink } from './useMakeClientLink';

interface ClientLinkFormProps {
  project: ClientLinkForm_project$key;
  onMade: (made: { name: string; path: string }) => void;
  onClose: () => void;
}

/** The whole project. */
const nowhere: string | null = null;

export function ClientLinkForm({ project, onMade, onClose }: ClientLinkFormProps) {
  const data = useFragment(
    graphql`
      fragment ClientLinkForm_project on Project {
        id
        ...LocationField_project
      }
    `,
    project,
  );
  const projectId = data.id;
  const make = useMakeClientLink();
  const once = useOnce(useStamp());
  const [linkId] = useState(() => newId('link'));
  const { values, tried, busy, problem, change, submit, leave } = useEditForm({
    about: `client link ${projectId}`,
    saved: { name: '', locationId: nowhere, mayComment: false },
    isNew: true,
    send: async ({ name = '', locationId, mayComment }) => {
      const path = await once({ projectId, linkId, name, locationId, mayComment }, make);
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
      <LocationField
        project={data}
        value={values.locationId}
        onChange={(locationId) => change({ locationId })}
      />
      <p>{messages.locationHint}</p>
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
