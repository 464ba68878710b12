import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type {
  ApiKeyFormMakeMutation,
  MakeApiKeyInput,
} from '../../../__generated__/relay/ApiKeyFormMakeMutation.graphql';
import type { KeyKind } from '../../../rules/apiKeys';
import { useOnce, useStamp } from '../../app/forms';
import { newId } from '../../domain/ids';
import { useEditForm } from '../../parts/useEditForm';
import { Choice } from '../../ui/fields/Choice';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { choicesOf } from '../../ui/messages/snagMessages';
import { apiMessages as messages } from './apiMessages';
import { messages as settingsMessages } from './messages';

interface ApiKeyFormProps {
  projectId: string;
  onMade: (made: { name: string; key: string }) => void;
  onClose: () => void;
}

/** What least can go wrong with. */
const leastKind: KeyKind = 'READ';

export function ApiKeyForm({ projectId, onMade, onClose }: ApiKeyFormProps) {
  const make = useMakeApiKey();
  const once = useOnce(useStamp());
  const [keyId] = useState(() => newId('key'));
  const { values, tried, busy, problem, change, submit, leave } = useEditForm({
    about: `API key ${projectId}`,
    saved: { name: '', kind: leastKind },
    isNew: true,
    send: async ({ name = '', kind = leastKind }) => {
      const key = await once({ projectId, keyId, name, kind }, make);
      onMade({ name: name.trim(), key });
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
      <Choice
        label={messages.kind}
        hint={messages.kindHint}
        options={choicesOf<KeyKind>(messages.kinds)}
        value={values.kind}
        onChange={(kind) => change({ kind })}
      />
      <FormActions
        label={messages.make}
        busyLabel={messages.making}
        busy={busy}
        problem={problem}
        onCancel={leave}
      />
    </Form>
  );
}

/** Resolves to the key, which cannot be read again; rejects with the server's refusal. */
function useMakeApiKey(): (input: MakeApiKeyInput) => Promise<string> {
  const [commit] = useMutation<ApiKeyFormMakeMutation>(graphql`
    mutation ApiKeyFormMakeMutation($input: MakeApiKeyInput!) {
      makeApiKey(input: $input) {
        key
        project {
          ...Api_project
        }
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input },
        onCompleted: ({ makeApiKey }) => resolve(makeApiKey.key),
        onError: reject,
      });
    });
}
