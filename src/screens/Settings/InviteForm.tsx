import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InviteForm_project$key } from '../../../__generated__/relay/InviteForm_project.graphql';
import { newId } from '../../domain/ids';
import { readInvitees } from '../../domain/readInvitees';
import { factList } from '../../domain/lists';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Disclosure } from '../../ui/Disclosure';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { Notice } from '../../ui/Notice';
import { TextArea } from '../../ui/fields/TextField';
import { InvitationLinks } from './InvitationLinks';
import { InviteeRow } from './InviteeRow';
import { lacksCompany, RoleFields, type RoleValues } from './RoleFields';
import styles from './Settings.module.css';
import { useInviteMembers, type MadeInvitations } from './useInviteMembers';
import { messages } from './messages';

interface InviteFormProps {
  project: InviteForm_project$key;
  onSaved: () => void;
  /** Called when links are shown, which cannot be shown again. */
  onLinks: () => void;
  onClose: () => void;
}

interface Invitees {
  readonly text: string;
  /** What all have in common. */
  readonly values: RoleValues;
  /** By e-mail address. */
  readonly others: Readonly<Record<string, RoleValues>>;
}

const nobody: Invitees = { text: '', values: { role: 'INSPECTOR', companyId: null }, others: {} };

/**
 * Invites one person or a list, with the same role and company unless changed for single people.
 */
export function InviteForm({ project, onSaved, onLinks, onClose }: InviteFormProps) {
  const data = useFragment(
    graphql`
      fragment InviteForm_project on Project {
        id
        name
        companies {
          id
        }
        ...RoleFields_project
        ...InviteeRow_project
      }
    `,
    project,
  );
  const invite = useInviteMembers();
  const once = useOnce(useStamp());
  const { values: typed, change, forget } = useUnsavedForm(`invitation ${data.id}`, nobody);
  // A company that was removed meanwhile is neither offered nor sent.
  const withCompany = (its: RoleValues): RoleValues => ({
    ...its,
    companyId: data.companies.some(({ id }) => id === its.companyId) ? its.companyId : null,
  });
  const { text, others } = typed;
  const values = withCompany(typed.values);
  /** Ids by e-mail address, so that sending again repeats the same event. */
  const [ids] = useState(() => new Map<string, string>());
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<MadeInvitations | null>(null);
  const cancel = () => {
    forget();
    onClose();
  };
  const { busy, problem, run } = useSubmit(() => {
    onLinks();
    onSaved();
  });
  if (made) return <InvitationLinks made={made} projectName={data.name} onClose={onClose} />;

  const { emails, twice, wrong } = readInvitees(text);
  // A single person has the common role and company.
  const own = new Map(
    emails.length > 1
      ? Object.entries(others).map(([email, its]) => [email, withCompany(its)] as const)
      : [],
  );
  const people = emails.map((email) => ({ email, ...(own.get(email) ?? values) }));
  const problemOfText =
    wrong.length > 0
      ? messages.emailsWrong(factList(wrong.slice(0, 5).map(messages.quoted)), wrong.length - 5)
      : emails.length === 0
        ? messages.emailsMissing
        : null;
  const idOf = (email: string): string => {
    const id = ids.get(email) ?? newId('invitation');
    ids.set(email, id);
    return id;
  };
  const submit = () => {
    setTried(true);
    if (problemOfText !== null || people.some(lacksCompany)) return;
    run(async () => {
      setMade(
        await once(
          {
            projectId: data.id,
            people: people.map((person) => ({ invitationId: idOf(person.email), ...person })),
          },
          invite,
        ),
      );
      forget();
    });
  };
  return (
    <Form label={messages.invite} onSubmit={submit} opened>
      <TextArea
        label={messages.emails}
        hint={messages.emailsHint}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
        error={tried ? problemOfText : null}
      />
      <Notice kind="info">{twice.length > 0 && messages.namedTwice(factList(twice))}</Notice>
      <RoleFields
        project={data}
        {...values}
        onChange={(next) => change({ values: next })}
        error={
          tried &&
          lacksCompany(values) &&
          people.some((person) => lacksCompany(person) && !own.has(person.email))
            ? messages.companyNeeded
            : null
        }
      />
      {emails.length > 1 && (
        <Disclosure
          label={messages.otherRoles}
          mustShow={tried && people.some((person) => lacksCompany(person) && own.has(person.email))}
        >
          <ul className={styles.rows}>
            {people.map(({ email, ...its }) => (
              <InviteeRow
                key={email}
                project={data}
                email={email}
                values={its}
                tried={tried}
                onChange={(next) => change({ others: { ...others, [email]: next } })}
              />
            ))}
          </ul>
        </Disclosure>
      )}
      <FormActions
        label={messages.inviteMake(Math.max(emails.length, 1))}
        busyLabel={messages.inviteMaking}
        busy={busy}
        problem={problem}
        onCancel={cancel}
      />
    </Form>
  );
}
