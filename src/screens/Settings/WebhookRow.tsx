import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookRow_webhook$key } from '../../../__generated__/relay/WebhookRow_webhook.graphql';
import { untakenListed } from '../../../rules/apiKeys';
import { useProject } from '../../app/context';
import { factList } from '../../domain/lists';
import { exactTime } from '../../domain/time';
import { Button } from '../../ui/Button';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { OpenWebhook } from './OpenWebhook';
import styles from './Settings.module.css';
import { webhookMessages as messages } from './webhookMessages';

/** A webhook with how it is doing; opened, all there is to do with it. */
export function WebhookRow({ webhook }: { webhook: WebhookRow_webhook$key }) {
  const data = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook {
        host
        madeAt
        madeBy
        lastTakenAt
        restsUntil
        untaken {
          __typename
        }
        ...OpenWebhook_webhook
      }
    `,
    webhook,
  );
  const { host, madeAt, madeBy, lastTakenAt, restsUntil, untaken } = data;
  const timeZone = useProject()?.timeZone;
  const [opened, setOpened] = useState(false);
  const opener = useReturnFocus(opened, () => setOpened(false));
  const timeOf = (at: number) => exactTime(at, timeZone);
  const facts = factList([
    ...(restsUntil == null ? [] : [messages.rests(timeOf(restsUntil))]),
    ...(untaken.length === 0 ? [] : [failuresOf(untaken.length)]),
    lastTakenAt == null ? messages.neverTaken : messages.taken(timeOf(lastTakenAt)),
    messages.made(timeOf(madeAt), madeBy ?? '–'),
  ]);
  if (opened)
    return (
      <li className={styles.opened}>
        <OpenWebhook webhook={data} facts={facts} onClose={() => setOpened(false)} />
      </li>
    );
  return (
    <li className={styles.row}>
      <div className={styles.lines}>
        <p className={styles.name}>{host}</p>
        <p className={styles.facts}>{facts}</p>
      </div>
      <Button
        ref={opener}
        look="quiet"
        aria-label={messages.manageOf(host)}
        onClick={() => setOpened(true)}
      >
        {messages.manage}
      </Button>
    </li>
  );
}

/** Of as many as are listed there may be more. */
const failuresOf = (count: number): string =>
  count < untakenListed ? messages.failures(count) : messages.manyFailures(count);
