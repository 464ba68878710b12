import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { ErasePersonExportQuery } from '../../../__generated__/relay/ErasePersonExportQuery.graphql';
import type { ErasePersonQuery, ErasePersonQuery$data } from '../../../__generated__/relay/ErasePersonQuery.graphql';
import { useSubmit } from '../../app/useSubmit';
import { download } from '../../sync/outbox/saveCopy';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { Notice } from '../../ui/Notice';
import { words } from './messages';
import { Part } from './Part';
import { useErasePerson } from './useErasePerson';

type Found = NonNullable<NonNullable<NonNullable<ErasePersonQuery$data['viewer']>['records']>['person']>;

/** For the owner of the server: finds a person by their e-mail, saves all that is kept of them, and erases who they were. */
export function ErasePerson() {
  const environment = useRelayEnvironment();
  const erase = useErasePerson();
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  const find = async () => {
    const answer = await fetchQuery<ErasePersonQuery>(environment, personQuery, { email }, { fetchPolicy: 'network-only' }).toPromise();
    const person = answer?.viewer?.records?.person ?? null;
    setFound(person);
    setAsking(false);
    setTold(person === null ? words.nobody(email) : null);
  };
  const save = async (person: Found) => {
    const answer = await fetchQuery<ErasePersonExportQuery>(environment, exportQuery, { email: person.email }, { fetchPolicy: 'network-only' }).toPromise();
    const text = answer?.viewer?.records?.person?.export;
    if (text !== undefined) download(new Blob([text], { type: 'application/json' }), `${person.email}.json`);
  };
  return (
    <Part title={words.personTitle}>
      <p>{words.personWhat}</p>
      <Form label={words.personTitle} onSubmit={() => email.trim() !== '' && run(find)}>
        <TextField
          label={words.personEmail}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setFound(null);
            setTold(null);
          }}
        />
        <Actions>
          <Button type="submit" busy={busy && found === null} disabled={email.trim() === ''}>
            {busy && found === null ? words.finding : words.find}
          </Button>
        </Actions>
      </Form>
      {found && (
        <>
          <p>{found.projectCodes.length === 0 ? words.foundNowhere(found.user.name) : words.found(found.user.name, found.projectCodes.join(', '))}</p>
          <Actions>
            <Button onClick={() => run(() => save(found))}>{words.exportPerson}</Button>
            {/* Stays in place, so that a double press only opens and closes the confirmation. */}
            <Button aria-expanded={asking} onClick={() => setAsking(!asking)}>
              {words.erasePerson}
            </Button>
          </Actions>
        </>
      )}
      {found && asking && (
        <>
          <p>{words.erasePersonSure}</p>
          <Actions>
            <Button
              look="danger"
              busy={busy}
              onClick={() =>
                run(async () => {
                  await erase({ userId: found.user.id });
                  setTold(words.erasedPerson(found.user.name));
                  setFound(null);
                })
              }
            >
              {busy ? words.erasing : words.erasePersonDo(found.user.name)}
            </Button>
          </Actions>
        </>
      )}
      <Notice kind="refused">{problem}</Notice>
      <Notice kind="told">{told}</Notice>
    </Part>
  );
}

const personQuery = graphql`
  query ErasePersonQuery($email: String!) {
    viewer {
      records {
        person(email: $email) {
          email
          projectCodes
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
