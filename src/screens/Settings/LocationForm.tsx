import { useState, type ReactNode } from 'react';
import { newId } from '../../domain/ids';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { locationMessages as messages } from './locationMessages';
import { useSaveLocation } from './useSaveLocation';

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

export function LocationForm({ title, projectId, parentId, location, onSaved, onClose, children }: LocationFormProps) {
  const save = useSaveLocation();
  const once = useOnce(useStamp());
  const [id] = useState(() => location?.id ?? newId('location'));
  const [name, setName] = useState(location?.name ?? '');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => {
    onSaved();
    onClose();
  });
  const missing = name.trim() === '';
  const submit = () => {
    setTried(true);
    if (!missing) run(() => once({ projectId, id, name, parentId }, save));
  };
  return (
    <Form label={title} onSubmit={submit} opened>
      <TextField label={messages.name} value={name} onChange={({ target }) => setName(target.value)} error={tried && missing ? messages.needed : null} />
      <FormActions busy={busy} problem={problem} onCancel={onClose} />
      {children}
    </Form>
  );
}
