import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InviteForm_project$key } from '../../../__generated__/relay/InviteForm_project.graphql';
import { newId } from '../../app/ids';
import { useStamp } from '../../app/stamp';
import { useOnce } from '../../app/useOnce';
import { useSubmit } from '../../app/useSubmit';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/TextField';
import { OneTimeLink } from './OneTimeLink';
import { RoleFields, type RoleValues } from './RoleFields';
import { useInviteMember } from './useInviteMember';
import { words } from './words';

interface InviteFormProps {
  project: InviteForm_project$key;
  onSaved: () => void;
  onClose: () => void;
}

export function InviteForm({ project, onSaved, onClose }: InviteFormProps) {
  const data = useFragment(
    graphql`
      fragment InviteForm_project on Project {
        id
        ...RoleFields_project
      }
    `,
    project,
  );
  const invite = useInviteMember();
  const stamp = useStamp();
  const once = useOnce(() => ({ ...stamp(), invitationId: newId('invitation') }));
  const [email, setEmail] = useState('');
  const [values, setValues] = useState<RoleValues>({ role: 'INSPECTOR', companyId: null });
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<{ path: string | null } | null>(null);
  const { busy, problem, run } = useSubmit(onSaved);
  if (made) return <OneTimeLink title={words.linkTitle(email.trim())} hint={words.linkHint} path={made.path} onClose={onClose} />;

  const emailMissing = email.trim() === '';
  const companyMissing = values.role === 'TRADE' && values.companyId === null;
  const submit = () => {
    setTried(true);
    if (emailMissing || companyMissing) return;
    run(async () => setMade({ path: await once({ projectId: data.id, email: email.trim(), ...values }, invite) }));
  };
  return (
    <Form label={words.invite} onSubmit={submit} opened>
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={tried && emailMissing ? words.needed : null}
      />
      <RoleFields project={data} {...values} onChange={setValues} error={tried && companyMissing ? words.companyNeeded : null} />
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button type="submit" look="next" busy={busy}>
          {busy ? words.inviteMaking : words.inviteMake}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
