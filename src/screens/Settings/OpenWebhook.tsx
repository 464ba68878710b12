import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpenWebhook_webhook$key } from '../../../__generated__/relay/OpenWebhook_webhook.graphql';
import type {
  OpenWebhookAgainMutation,
  SendWebhookAgainInput,
} from '../../../__generated__/relay/OpenWebhookAgainMutation.graphql';
import type {
  OpenWebhookRemoveMutation,
  RemoveWebhookInput,
} from '../../../__generated__/relay/OpenWebhookRemoveMutation.graphql';
import type {
  OpenWebhookReplayMutation,
  ReplayWebhookInput,
} from '../../../__generated__/relay/OpenWebhookReplayMutation.graphql';
import { useProject } from '../../app/context';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { factList } from '../../domain/lists';
import { exactTime } from '../../domain/time';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { Notice } from '../../ui/Notice';
import { useReturnFocus } from '../../ui/useReturnFocus';
import styles from './Settings.module.css';
import { webhookMessages as messages } from './webhookMessages';

interface OpenWebhookProps {
  webhook: OpenWebhook_webhook$key;
  facts: string;
  onClose: () => void;
}

/** What a webhook did not deliver, and sending again, replaying and removing it. */
export function OpenWebhook({ webhook, facts, onClose }: OpenWebhookProps) {
  const { id, host, untaken } = useFragment(
    graphql`
      fragment OpenWebhook_webhook on Webhook {
        id
        host
        untaken {
          id
          kind
          reference
          recordedAt
          outcome
          tries
          nextAt
        }
      }
    `,
    webhook,
  );
  const { sendAgain, replay, remove } = useSteer();
  const once = useOnce(useStamp());
  const timeZone = useProject()?.timeZone;
  const [cursor, setCursor] = useState('');
  const [doing, setDoing] = useState<'sending' | 'replaying' | 'removing' | null>(null);
  const [asking, setAsking] = useState(false);
  const remover = useReturnFocus(asking, () => setAsking(false));
  const { busy, problem, run } = useSubmit(() => undefined);
  const timeOf = (at: number) => exactTime(at, timeZone);
  const start = (what: NonNullable<typeof doing>, action: () => Promise<void>) => {
    setDoing(what);
    run(action);
  };
  const labelOf = (what: NonNullable<typeof doing>, label: string) =>
    busy && doing === what ? messages[what] : label;
  async function again(eventIds: string[] | null): Promise<void> {
    await sendAgain({ webhookId: id, eventIds });
    announce(messages.sent);
  }
  return (
    <div className={styles.link}>
      <p className={styles.name}>{host}</p>
      <p className={styles.facts}>{facts}</p>
      <Notice kind="refused">{problem}</Notice>
      {untaken.length > 0 && (
        <>
          <ul className={styles.rows} aria-label={messages.untaken}>
            {untaken.map((event) => {
              const title = event.reference ?? event.kind;
              return (
                <li key={event.id} className={styles.row}>
                  <div className={styles.lines}>
                    <p className={styles.name}>{title}</p>
                    <p className={styles.facts}>
                      {factList([
                        event.kind,
                        timeOf(event.recordedAt),
                        messages.answered(event.outcome),
                        messages.tries(event.tries),
                        event.nextAt == null
                          ? messages.givenUp
                          : messages.next(timeOf(event.nextAt)),
                      ])}
                    </p>
                  </div>
                  <Button
                    look="quiet"
                    busy={busy}
                    aria-label={messages.againOf(
                      event.reference == null ? event.kind : `${event.reference} ${event.kind}`,
                    )}
                    onClick={() => start('sending', () => again([event.id]))}
                  >
                    {messages.again}
                  </Button>
                </li>
              );
            })}
          </ul>
          <Actions>
            <Button busy={busy} onClick={() => start('sending', () => again(null))}>
              {labelOf('sending', messages.allAgain)}
            </Button>
          </Actions>
        </>
      )}
      <TextField
        label={messages.replay}
        hint={messages.replayHint}
        value={cursor}
        onChange={({ target }) => setCursor(target.value)}
      />
      {asking ? (
        <>
          <Notice kind="info">{messages.sure}</Notice>
          <Actions>
            <Button
              autoFocus
              busy={busy}
              onClick={() => start('removing', () => once({ webhookId: id }, remove))}
            >
              {labelOf('removing', messages.removeNow)}
            </Button>
            <Button onClick={() => setAsking(false)}>{messages.keep}</Button>
          </Actions>
        </>
      ) : (
        <Actions>
          <Button
            busy={busy}
            disabled={cursor.trim() === ''}
            onClick={() =>
              start('replaying', async () => {
                await replay({ webhookId: id, after: cursor.trim() });
                announce(messages.replayed);
                setCursor('');
              })
            }
          >
            {labelOf('replaying', messages.replayNow)}
          </Button>
          <Button ref={remover} onClick={() => setAsking(true)}>
            {messages.remove}
          </Button>
          <Button onClick={onClose}>{messages.close}</Button>
        </Actions>
      )}
    </div>
  );
}

/** Each rejects with the server's refusal. */
function useSteer(): {
  sendAgain: (input: SendWebhookAgainInput) => Promise<void>;
  replay: (input: ReplayWebhookInput) => Promise<void>;
  remove: (input: RemoveWebhookInput) => Promise<void>;
} {
  return {
    sendAgain: useMutate<OpenWebhookAgainMutation>(graphql`
      mutation OpenWebhookAgainMutation($input: SendWebhookAgainInput!) {
        sendWebhookAgain(input: $input) {
          project {
            ...Webhooks_project
          }
        }
      }
    `),
    replay: useMutate<OpenWebhookReplayMutation>(graphql`
      mutation OpenWebhookReplayMutation($input: ReplayWebhookInput!) {
        replayWebhook(input: $input) {
          project {
            ...Webhooks_project
          }
        }
      }
    `),
    remove: useMutate<OpenWebhookRemoveMutation>(graphql`
      mutation OpenWebhookRemoveMutation($input: RemoveWebhookInput!) {
        removeWebhook(input: $input) {
          project {
            ...Webhooks_project
          }
        }
      }
    `),
  };
}
