import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NameForm_user$key } from '../../../__generated__/relay/NameForm_user.graphql';
import type {
  ChangeNameInput,
  NameFormChangeMutation,
} from '../../../__generated__/relay/NameFormChangeMutation.graphql';
import { useSession } from '../../app/context';
import { useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { SaveOrDiscard } from '../../parts/subjects/SaveOrDiscard';
import { Section } from '../../parts/subjects/Section';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { messages } from './messages';

export function NameForm({ user, email }: { user: NameForm_user$key; email: string }) {
  const data = useFragment(
    graphql`
      fragment NameForm_user on User {
        name
      }
    `,
    user,
  );
  const change = useChangeName();
  const { refresh } = useSession();
  const {
    values: { name },
    changed,
    change: keep,
    forget,
  } = useUnsavedForm('name', { name: data.name });
  const [saved, setSaved] = useState(false);
  const { busy, problem, run } = useSubmit(() => {
    forget();
    setSaved(true);
    // Updates the name in the session; after a failure the next refresh does.
    refresh().catch(() => undefined);
  });
  const missing = name.trim() === '';
  return (
    <Section id="name" title={messages.nameTitle}>
      <Form label={messages.nameTitle} onSubmit={() => !missing && run(() => change({ name }))}>
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          autoComplete="name"
          value={name}
          onChange={({ target }) => {
            setSaved(false);
            keep({ name: target.value });
          }}
          error={missing ? messages.nameMissing : null}
        />
        <p>{messages.signsInAs(email)}</p>
        <Notice kind="refused">{problem}</Notice>
        <SaveOrDiscard
          busy={busy}
          changed={changed.name === undefined ? [] : [messages.name]}
          saved={saved}
          onDiscard={forget}
        />
      </Form>
    </Section>
  );
}

/** Changes the viewer's name. Rejects with the server's refusal. */
function useChangeName(): (input: ChangeNameInput) => Promise<void> {
  return useMutate<NameFormChangeMutation>(graphql`
    mutation NameFormChangeMutation($input: ChangeNameInput!) {
      changeName(input: $input) {
        user {
          ...NameForm_user
        }
      }
    }
  `);
}
