import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { ErasePersonExportQuery } from '../../../__generated__/relay/ErasePersonExportQuery.graphql';
import type {
  ErasePersonQuery,
  ErasePersonQuery$data,
} from '../../../__generated__/relay/ErasePersonQuery.graphql';
import type {
  ErasePersonEraseMutation,
  ErasePersonInput,
} from '../../../__generated__/relay/ErasePersonEraseMutation.graphql';
import type {
  ErasePersonRemoveFactorsMutation,
  RemoveFactorsInput,
} from '../../../__generated__/relay/ErasePersonRemoveFactorsMutation.graphql';
import { useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { download } from '../../sync/outbox/saveCopy';
import { listOf } from '../../domain/lists';
import { Section } from '../../parts/subjects/Section';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { Notice } from '../../ui/Notice';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { factorMessages } from './factorMessages';
import { messages } from './messages';
import { useErasing } from './useErasing';

type Found = NonNullable<
  NonNullable<NonNullable<ErasePersonQuery$data['viewer']>['records']>['person']
>;

/**
 * For the owner of the server: finds a person by e-mail address, exports all data about them, and
 * erases their identity.
 */
export function ErasePerson() {
  const environment = useRelayEnvironment();
  const erase = useErasePerson();
  const removeFactors = useRemoveFactors();
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<{ email: string; person: Found | null } | null>(null);
  const [erased, setErased] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const opener = useReturnFocus(asking, () => setAsking(false));
  const finding = useSubmit(() => undefined);
  const saving = useSubmit(() => undefined);
  const erasing = useSubmit(() => undefined);
  const removing = useSubmit(() => undefined);
  const percent = useErasing(erasing.busy);
  // An answer for another e-mail than the typed one is not shown.
  const current = answer?.email === email ? answer : null;
  const found = current?.person ?? null;
  const notice = erased ?? (current !== null && found === null ? messages.nobody(email) : null);
  const find = async () => {
    const data = await fetchQuery<ErasePersonQuery>(
      environment,
      personQuery,
      { email },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    setAnswer({ email, person: data?.viewer?.records?.person ?? null });
    setErased(null);
    setAsking(false);
  };
  const save = async (person: Found) => {
    const answer = await fetchQuery<ErasePersonExportQuery>(
      environment,
      exportQuery,
      { email: person.email },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const text = answer?.viewer?.records?.person?.export;
    if (text !== undefined)
      download(new Blob([text], { type: 'application/json' }), `${person.email}.json`);
  };
  return (
    <Section id="person" title={messages.personTitle}>
      <p>{messages.personWhat}</p>
      <Form label={messages.personTitle} onSubmit={() => email.trim() !== '' && finding.run(find)}>
        <TextField
          label={messages.personEmail}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setAnswer(null);
            setErased(null);
            setAsking(false);
          }}
        />
        <Actions>
          <Button type="submit" busy={finding.busy} disabled={email.trim() === ''}>
            {finding.busy ? messages.finding : messages.find}
          </Button>
        </Actions>
      </Form>
      {found && (
        <>
          <p>
            {found.projectCodes.length === 0
              ? messages.foundNowhere(found.user.name)
              : messages.found(found.user.name, listOf(found.projectCodes))}
          </p>
          <Actions>
            <Button busy={saving.busy} onClick={() => saving.run(() => save(found))}>
              {messages.exportPerson}
            </Button>
            {found.hasFactors && (
              <Button
                busy={removing.busy}
                onClick={() =>
                  removing.run(() => removeFactors({ userId: found.user.id }).then(find))
                }
              >
                {factorMessages.removeAll}
              </Button>
            )}
            {/* Stays in place, so that a double press only opens and closes the confirmation. */}
            <Button ref={opener} aria-expanded={asking} onClick={() => setAsking(!asking)}>
              {messages.erasePerson}
            </Button>
          </Actions>
        </>
      )}
      {found && asking && (
        <>
          <p>{messages.erasePersonSure}</p>
          <Actions>
            <Button
              look="danger"
              busy={erasing.busy}
              onClick={() =>
                erasing.run(async () => {
                  await erase({ userId: found.user.id });
                  setErased(messages.erasedPerson(found.user.name));
                  setAnswer((shown) => (shown?.person?.user.id === found.user.id ? null : shown));
                })
              }
            >
              {erasing.busy ? messages.erasing(percent) : messages.erasePersonDo(found.user.name)}
            </Button>
          </Actions>
        </>
      )}
      <Notice kind="refused">
        {finding.problem ?? saving.problem ?? erasing.problem ?? removing.problem}
      </Notice>
      <Notice kind="info">{notice}</Notice>
    </Section>
  );
}

const personQuery = graphql`
  query ErasePersonQuery($email: String!) {
    viewer {
      records {
        person(email: $email) {
          email
          projectCodes
          hasFactors
          user {
            id
            name
          }
        }
      }
    }
  }
`;

const exportQuery = graphql`
  query ErasePersonExportQuery($email: String!) {
    viewer {
      records {
        person(email: $email) {
          export
        }
      }
    }
  }
`;

/** Erases a person. Rejects with the server's refusal. */
function useErasePerson(): (input: ErasePersonInput) => Promise<void> {
  return useMutate<ErasePersonEraseMutation>(graphql`
    mutation ErasePersonEraseMutation($input: ErasePersonInput!) {
      erasePerson(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field
        erasedId
      }
    }
  `);
}

/**
 * Removes all second factors of a person, for the owner of the server. Rejects with the server's
 * refusal.
 */
function useRemoveFactors(): (input: RemoveFactorsInput) => Promise<void> {
  return useMutate<ErasePersonRemoveFactorsMutation>(graphql`
    mutation ErasePersonRemoveFactorsMutation($input: RemoveFactorsInput!) {
      removeFactors(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field
        removedOf
      }
    }
  `);
}
