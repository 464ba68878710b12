import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  LocationFormSaveMutation,
  SaveLocationInput,
} from '../../../__generated__/relay/LocationFormSaveMutation.graphql';
import { newId } from '../../domain/ids';
import { useOnce, useStamp } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { useEditForm } from '../../parts/useEditForm';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { locationMessages as messages } from './locationMessages';

interface LocationFormProps {
  title: string;
  projectId: string;
  parentId: string | null;
  /** Null for a new one. */
  location: { readonly id: string; readonly name: string } | null;
  onSaved: () => void;
  onClose: () => void;
  /** Further actions on the location. */
  children?: ReactNode;
}

export function LocationForm({
  title,
  projectId,
  parentId,
  location,
  onSaved,
  onClose,
  children,
}: LocationFormProps) {
  const save = useSaveLocation();
  const once = useOnce(useStamp());
  const [id] = useState(() => location?.id ?? newId('location'));
  const {
    values: { name },
    tried,
    busy,
    problem,
    change,
    submit,
    leave,
  } = useEditForm({
    about: location?.id ?? `location ${parentId ?? projectId}`,
    saved: { name: location?.name ?? '' },
    isNew: location === null,
    send: ({ name: entered = '' }) => once({ projectId, id, name: entered, parentId }, save),
    onSaved,
    onClose,
  });
  const missing = name.trim() === '';
  return (
    <Form label={title} onSubmit={() => submit(!missing)} opened>
      <TextField
        label={messages.name}
        value={name}
        onChange={({ target }) => change({ name: target.value })}
        error={tried && missing ? messages.nameMissing : null}
      />
      <FormActions busy={busy} problem={problem} onCancel={leave} />
      {children}
    </Form>
  );
}

/** Creates a location or renames it. Rejects with the server's refusal. */
function useSaveLocation(): (input: SaveLocationInput) => Promise<void> {
  return useMutate<LocationFormSaveMutation>(graphql`
    mutation LocationFormSaveMutation($input: SaveLocationInput!) {
      saveLocation(input: $input) {
        location {
          # eslint-disable-next-line relay/unused-fields -- the new name, for whoever shows it
          name
          # eslint-disable-next-line relay/unused-fields -- as the name
          path
        }
      }
    }
  `);
}
