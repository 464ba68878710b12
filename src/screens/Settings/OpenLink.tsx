import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpenLink_visitors$key } from '../../../__generated__/relay/OpenLink_visitors.graphql';
import { useSubmit } from '../../app/forms';
import { linkMessages as messages } from '../../parts/links/linkMessages';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { LinkVisitorRow } from './LinkVisitorRow';
import { OneTimeLink } from './OneTimeLink';
import styles from './Settings.module.css';

interface OpenLinkProps {
  title: string;
  /** What it is for. */
  explained: readonly string[];
  /** How it is used; null while there is none. */
  facts: string | null;
  visitors: OpenLink_visitors$key;
  timeZone: string | undefined;
  /** Beside an address of it that is shown. */
  hint: string;
  message: (link: string) => string;
  /** Makes it, or another address of it; resolves to its path. Null: that is not offered. */
  make: (() => Promise<string>) | null;
  withdraw: () => Promise<void>;
  onClose: () => void;
}

/** A link: what it is for, how it is used, made and withdrawn. */
export function OpenLink({
  title,
  explained,
  facts,
  visitors,
  timeZone,
  hint,
  message,
  make,
  withdraw,
  onClose,
}: OpenLinkProps) {
  const people = useFragment(
    graphql`
      fragment OpenLink_visitors on LinkVisitor @relay(plural: true) {
        id
        ...LinkVisitorRow_visitor
      }
    `,
    visitors,
  );
  const [path, setPath] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  if (path !== null)
    return (
      <OneTimeLink
        title={title}
        hint={hint}
        path={path}
        message={message}
        onClose={() => setPath(null)}
      />
    );
  return (
    <div className={styles.link}>
      <h3>{title}</h3>
      {explained.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {facts !== null && <p className={styles.facts}>{facts}</p>}
      {people.length > 0 && (
        <>
          <ul className={styles.rows} aria-label={messages.visitors}>
            {people.map((visitor) => (
              <LinkVisitorRow key={visitor.id} visitor={visitor} timeZone={timeZone} />
            ))}
          </ul>
          <p className={styles.facts}>{messages.comeBack}</p>
        </>
      )}
      <Notice kind="refused">{problem}</Notice>
      {asking ? (
        <>
          <Notice kind="info">{messages.sure}</Notice>
          <Actions>
            <Button
              busy={busy}
              autoFocus
              onClick={() =>
                run(async () => {
                  await withdraw();
                  setAsking(false);
                })
              }
            >
              {busy ? messages.withdrawing : messages.withdrawNow}
            </Button>
            <Button onClick={() => setAsking(false)}>{messages.keep}</Button>
          </Actions>
        </>
      ) : (
        <Actions>
          {make !== null && (
            <Button look="ink" busy={busy} onClick={() => run(async () => setPath(await make()))}>
              {busy ? messages.making : facts === null ? messages.make : messages.again}
            </Button>
          )}
          {facts !== null && <Button onClick={() => setAsking(true)}>{messages.withdraw}</Button>}
          <Button onClick={onClose}>{messages.close}</Button>
        </Actions>
      )}
    </div>
  );
}
