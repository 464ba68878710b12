import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApiKeyRow_key$key } from '../../../__generated__/relay/ApiKeyRow_key.graphql';
import type {
  ApiKeyRowEndMutation,
  EndApiKeyInput,
} from '../../../__generated__/relay/ApiKeyRowEndMutation.graphql';
import { useProject } from '../../app/context';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { factList } from '../../domain/lists';
import { exactTime } from '../../domain/time';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { apiMessages as messages } from './apiMessages';
import styles from './Settings.module.css';

/** A key with its use, which can be ended. */
export function ApiKeyRow({ apiKey }: { apiKey: ApiKeyRow_key$key }) {
  const { id, name, kind, madeAt, madeBy, lastUsedAt } = useFragment(
    graphql`
      fragment ApiKeyRow_key on ApiKey {
        id
        name
        kind
        madeAt
        madeBy
        lastUsedAt
      }
    `,
    apiKey,
  );
  const end = useEndApiKey();
  const once = useOnce(useStamp());
  const timeZone = useProject()?.timeZone;
  const [asking, setAsking] = useState(false);
  const opener = useReturnFocus(asking, () => setAsking(false));
  const { busy, problem, run } = useSubmit(() => setAsking(false));
  const used =
    lastUsedAt == null ? messages.neverUsed : messages.used(exactTime(lastUsedAt, timeZone));
  const facts = factList([
    messages.kinds[kind],
    messages.made(exactTime(madeAt, timeZone), madeBy ?? '–'),
    used,
  ]);
  if (asking)
    return (
      <li className={styles.opened}>
        <div className={styles.link}>
          <p className={styles.name}>{name}</p>
          <p className={styles.facts}>{facts}</p>
          <Notice kind="info">{messages.sure}</Notice>
          <Notice kind="refused">{problem}</Notice>
          <Actions>
            <Button autoFocus busy={busy} onClick={() => run(() => once({ keyId: id }, end))}>
              {busy ? messages.ending : messages.endNow}
            </Button>
            <Button onClick={() => setAsking(false)}>{messages.keep}</Button>
          </Actions>
        </div>
      </li>
    );
  return (
    <li className={styles.row}>
      <div className={styles.lines}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts}</p>
      </div>
      <Button
        ref={opener}
        look="quiet"
        aria-label={messages.endOf(name)}
        onClick={() => setAsking(true)}
      >
        {messages.end}
      </Button>
    </li>
  );
}

/** Ends a key at once. Rejects with the server's refusal. */
function useEndApiKey(): (input: EndApiKeyInput) => Promise<void> {
  return useMutate<ApiKeyRowEndMutation>(graphql`
    mutation ApiKeyRowEndMutation($input: EndApiKeyInput!) {
      endApiKey(input: $input) {
        project {
          ...Api_project
        }
      }
    }
  `);
}
