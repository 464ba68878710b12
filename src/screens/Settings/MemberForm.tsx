import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MemberForm_project$key } from '../../../__generated__/relay/MemberForm_project.graphql';
import type {
  ChangeMemberInput,
  MemberFormChangeMutation,
} from '../../../__generated__/relay/MemberFormChangeMutation.graphql';
import type {
  MemberFormRemoveMutation,
  RemoveMemberInput,
} from '../../../__generated__/relay/MemberFormRemoveMutation.graphql';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { useEditForm } from '../../parts/useEditForm';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { ResetLink } from './ResetLink';
import { lacksCompany, RoleFields, type RoleValues } from './RoleFields';
import { messages } from './messages';

interface MemberFormProps {
  project: MemberForm_project$key;
  member: { id: string; name: string } & RoleValues;
  onSaved: () => void;
  /** A reset link is shown, which cannot be shown again. */
  onLink: () => void;
  /** The form is being left, perhaps with a link that was not copied. */
  onClose: () => void;
  /** Done with the link. */
  onDone: () => void;
}

export function MemberForm({ project, member, onSaved, onLink, onClose, onDone }: MemberFormProps) {
  const data = useFragment(
    graphql`
      fragment MemberForm_project on Project {
        ...RoleFields_project
      }
    `,
    project,
  );
  const change = useChangeMember();
  const remove = useRemoveMember();
  const stamp = useStamp();
  const changeOnce = useOnce(stamp);
  const removeOnce = useOnce(stamp);
  const form = useEditForm<RoleValues>({
    about: member.id,
    saved: { role: member.role, companyId: member.companyId },
    isNew: false,
    send: (facts) => changeOnce({ memberId: member.id, ...facts }, change),
    onSaved,
    onClose,
  });
  const [removing, setRemoving] = useState(false);
  const opener = useReturnFocus(removing, () => setRemoving(false));
  const removal = useSubmit(() => {
    onSaved();
    form.leave();
  });
  const busy = form.busy || removal.busy;
  const companyMissing = lacksCompany(form.values);
  const submit = () => {
    removal.forget();
    form.submit(!companyMissing);
  };
  return (
    <Form label={messages.editOf(member.name)} onSubmit={submit} opened>
      <h3>{member.name}</h3>
      <RoleFields
        project={data}
        {...form.values}
        onChange={form.change}
        error={form.tried && companyMissing ? messages.companyNeeded : null}
      />
      <FormActions busy={busy} problem={removal.problem ?? form.problem} onCancel={form.leave} />
      <ResetLink memberId={member.id} name={member.name} onLink={onLink} onClose={onDone} />
      <Actions>
        {/* Stays in place, so that a double press only opens and closes the confirmation. */}
        <Button
          ref={opener}
          look="quiet"
          aria-expanded={removing}
          onClick={() => setRemoving(!removing)}
        >
          {messages.remove}
        </Button>
        {removing && (
          <Button
            look="danger"
            busy={busy}
            onClick={() => removal.run(() => removeOnce({ memberId: member.id }, remove))}
          >
            {messages.removeSure(member.name)}
          </Button>
        )}
      </Actions>
    </Form>
  );
}

/** Gives a member another role or company. Rejects with the server's refusal. */
function useChangeMember(): (input: ChangeMemberInput) => Promise<void> {
  return useMutate<MemberFormChangeMutation>(graphql`
    mutation MemberFormChangeMutation($input: ChangeMemberInput!) {
      changeMember(input: $input) {
        member {
          ...MemberRow_member
        }
      }
    }
  `);
}

/** Removes a person from the project. Rejects with the server's refusal. */
function useRemoveMember(): (input: RemoveMemberInput) => Promise<void> {
  return useMutate<MemberFormRemoveMutation>(graphql`
    mutation MemberFormRemoveMutation($input: RemoveMemberInput!) {
      removeMember(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        removedId
      }
    }
  `);
}
