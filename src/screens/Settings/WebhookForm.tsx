import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type {
  AddWebhookInput,
  WebhookFormAddMutation,
} from '../../../__generated__/relay/WebhookFormAddMutation.graphql';
import { useOnce, useStamp } from '../../app/forms';
import { newId } from '../../domain/ids';
import { useEditForm } from '../../parts/useEditForm';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { webhookMessages as messages } from './webhookMessages';

interface WebhookFormProps {
  projectId: string;
  onMade: (made: { host: string; secret: string }) => void;
  onClose: () => void;
}

export function WebhookForm({ projectId, onMade, onClose }: WebhookFormProps) {
  const add = useAddWebhook();
  const once = useOnce(useStamp());
  const [webhookId] = useState(() => newId('webhook'));
  const { values, tried, busy, problem, change, submit, leave } = useEditForm({
    about: `webhook ${projectId}`,
    saved: { url: '' },
    isNew: true,
    send: async ({ url = '' }) => {
      const secret = await once({ projectId, webhookId, url: url.trim() }, add);
      // The server has taken it as an address.
      onMade({ host: new URL(url.trim()).host, secret });
    },
    onClose,
  });
  const isMissing = values.url.trim() === '';
  return (
    <Form label={messages.add} onSubmit={() => submit(!isMissing)} opened>
      <TextField
        type="url"
        label={messages.url}
        hint={messages.urlHint}
        value={values.url}
        onChange={({ target }) => change({ url: target.value })}
        error={tried && isMissing ? messages.urlMissing : null}
      />
      <FormActions
        label={messages.add}
        busyLabel={messages.adding}
        busy={busy}
        problem={problem}
        onCancel={leave}
      />
    </Form>
  );
}

/** Resolves to the signing secret, which is shown this once; rejects with the server's refusal. */
function useAddWebhook(): (input: AddWebhookInput) => Promise<string> {
  const [commit] = useMutation<WebhookFormAddMutation>(graphql`
    mutation WebhookFormAddMutation($input: AddWebhookInput!) {
      addWebhook(input: $input) {
        secret
        project {
          ...Webhooks_project
        }
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input },
        onCompleted: ({ addWebhook }) => resolve(addWebhook.secret),
        onError: reject,
      });
    });
}
