import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Webhooks_project$key } from '../../../__generated__/relay/Webhooks_project.graphql';
import { LinkField } from '../../parts/links/LinkField';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { apiMessages } from './apiMessages';
import styles from './Settings.module.css';
import { WebhookForm } from './WebhookForm';
import { webhookMessages as messages } from './webhookMessages';
import { WebhookRow } from './WebhookRow';

/** Where the project's events are posted: which there are, and a new one. */
export function Webhooks({ project }: { project: Webhooks_project$key }) {
  const { id, state, webhooks } = useFragment(
    graphql`
      fragment Webhooks_project on Project {
        id
        state
        webhooks {
          id
          ...WebhookRow_webhook
        }
      }
    `,
    project,
  );
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<{ host: string; secret: string } | null>(null);
  const opener = useReturnFocus(adding || made !== null, () => {
    setAdding(false);
    setMade(null);
  });
  const hooks = webhooks ?? [];
  return (
    <>
      <h3>{messages.title}</h3>
      <p>{messages.what}</p>
      {hooks.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ul className={styles.rows} aria-label={messages.title}>
          {hooks.map((hook) => (
            <WebhookRow key={hook.id} webhook={hook} />
          ))}
        </ul>
      )}
      {made !== null ? (
        <LinkField
          title={messages.secretOf(made.host)}
          hint={apiMessages.once}
          link={made.secret}
          message={null}
          alone
          onDone={() => setMade(null)}
        />
      ) : adding ? (
        <WebhookForm projectId={id} onMade={setMade} onClose={() => setAdding(false)} />
      ) : (
        state === 'ACTIVE' && (
          <Actions>
            <Button ref={opener} onClick={() => setAdding(true)}>
              {messages.add}
            </Button>
          </Actions>
        )
      )}
    </>
  );
}
