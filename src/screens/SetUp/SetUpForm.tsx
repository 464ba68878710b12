import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  SetUpFormSetUpMutation,
  SetUpInput,
} from '../../../__generated__/relay/SetUpFormSetUpMutation.graphql';
import { textLimits } from '../../../rules/limits';
import { isProjectCode, isShortPassword } from '../../../rules/text';
import { toProblem } from '../../domain/errors';
import { newId } from '../../domain/ids';
import { useSession } from '../../app/context';
import { useMutate } from '../../app/useMutate';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { TimeZoneField } from '../../ui/fields/TimeZoneField';
import { messages } from './messages';

export function SetUpForm() {
  const setUp = useSetUp();
  const { signIn } = useSession();
  const [ids] = useState(() => ({ eventId: newId('event'), projectId: newId('project') }));
  // Nobody is signed in, so it is kept as nobody's, until the first person is.
  const { values: kept, change, forget } = useUnsavedForm('set-up', empty);
  const [password, setPassword] = useState('');
  const values = { ...kept, password };
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ sentence: string; field: string | undefined } | null>(
    null,
  );

  const set = (field: keyof typeof empty) => (event: { target: { value: string } }) =>
    change({
      [field]: field === 'projectCode' ? event.target.value.toUpperCase() : event.target.value,
    });
  const wrong = {
    name: values.name.trim() === '' ? messages.nameMissing : null,
    email: values.email.trim() === '' ? messages.emailMissing : null,
    password: isShortPassword(values.password) ? messages.passwordShort : null,
    projectName: values.projectName.trim() === '' ? messages.projectNameMissing : null,
    projectCode: isProjectCode(values.projectCode) ? null : messages.codeWrong,
  };
  const errorOf = (field: keyof typeof wrong) =>
    refused?.field === field ? refused.sentence : tried ? wrong[field] : null;

  const submit = async () => {
    if (busy) return;
    setTried(true);
    setRefused(null);
    if (Object.values(wrong).some((sentence) => sentence !== null)) return;
    setBusy(true);
    try {
      await setUp({ ...ids, ...values });
      await signIn(values.email.trim(), password);
      // Not before: without an answer the same is sent once more, and the server recognises it.
      forget();
    } catch (error) {
      const { sentence, field } = toProblem(error);
      setRefused({ sentence, field });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form label={messages.title} onSubmit={() => void submit()}>
      <p>{messages.intro}</p>
      <h2>{messages.you}</h2>
      <TextField
        label={messages.name}
        autoComplete="name"
        value={values.name}
        onChange={set('name')}
        error={errorOf('name')}
      />
      <TextField
        label={messages.email}
        type="email"
        autoComplete="username"
        value={values.email}
        onChange={set('email')}
        error={errorOf('email')}
      />
      <TextField
        label={messages.password}
        hint={messages.passwordHint}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={errorOf('password')}
      />
      <h2>{messages.project}</h2>
      <TextField
        label={messages.projectName}
        value={values.projectName}
        onChange={set('projectName')}
        error={errorOf('projectName')}
      />
      <TextField
        label={messages.code}
        hint={messages.codeHint}
        maxLength={textLimits.projectCode}
        autoCapitalize="characters"
        spellCheck={false}
        value={values.projectCode}
        onChange={set('projectCode')}
        error={errorOf('projectCode')}
      />
      <TimeZoneField
        label={messages.timeZone}
        value={values.timeZone}
        onChange={(timeZone) => change({ timeZone })}
      />
      <Notice kind="refused">
        {refused !== null &&
          !(refused.field !== undefined && refused.field in wrong) &&
          refused.sentence}
      </Notice>
      <Button type="submit" look="ink" size="big" wide busy={busy}>
        {busy ? messages.making : messages.make}
      </Button>
    </Form>
  );
}

const empty = {
  name: '',
  email: '',
  projectName: '',
  projectCode: '',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
};

/** Creates the owner and the first project. Rejects with the server's refusal. */
function useSetUp(): (input: SetUpInput) => Promise<void> {
  return useMutate<SetUpFormSetUpMutation>(graphql`
    mutation SetUpFormSetUpMutation($input: SetUpInput!) {
      setUp(input: $input) {
        __typename
      }
    }
  `);
}
