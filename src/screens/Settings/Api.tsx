import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Api_project$key } from '../../../__generated__/relay/Api_project.graphql';
import { LinkField, wholeLink } from '../../parts/links/LinkField';
import { Section } from '../../parts/subjects/Section';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { ApiKeyForm } from './ApiKeyForm';
import { ApiKeyRow } from './ApiKeyRow';
import { apiMessages as messages } from './apiMessages';
import styles from './Settings.module.css';
import { Webhooks } from './Webhooks';

/** How other programs reach the project: its keys, and the addresses that they open. */
export function Api({ project }: { project: Api_project$key }) {
  const data = useFragment(
    graphql`
      fragment Api_project on Project {
        id
        code
        state
        apiKeys {
          id
          ...ApiKeyRow_key
        }
        ...Webhooks_project
      }
    `,
    project,
  );
  const { id, code, state, apiKeys } = data;
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<{ name: string; key: string } | null>(null);
  const opener = useReturnFocus(adding || made !== null, () => {
    setAdding(false);
    setMade(null);
  });
  const keys = apiKeys ?? [];
  return (
    <Section id="api" title={messages.title}>
      <p>{messages.what}</p>
      <h3>{messages.keys}</h3>
      {keys.length === 0 ? (
        <p>{messages.noKeys}</p>
      ) : (
        <ul className={styles.rows} aria-label={messages.keys}>
          {keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      {made !== null ? (
        <LinkField
          title={messages.titleOf(made.name)}
          hint={messages.once}
          link={made.key}
          message={null}
          alone
          onDone={() => setMade(null)}
        />
      ) : adding ? (
        <ApiKeyForm projectId={id} onMade={setMade} onClose={() => setAdding(false)} />
      ) : (
        state === 'ACTIVE' && (
          <Actions>
            <Button ref={opener} onClick={() => setAdding(true)}>
              {messages.add}
            </Button>
          </Actions>
        )
      )}
      <Webhooks project={data} />
      <h3>{messages.feeds}</h3>
      <p>{messages.feedsWhat}</p>
      <LinkField title="CSV" link={wholeLink(`/api/projects/${code}/snags.csv`)} message={null} />
      <LinkField title="JSON" link={wholeLink(`/api/projects/${code}/snags.json`)} message={null} />
      <p>
        <a href="/api/schema.graphql">{messages.schema}</a>
      </p>
    </Section>
  );
}
