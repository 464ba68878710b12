import { useEffect, useRef, useState } from 'react';
import { useUserSession } from '../../app/context';
import { useOutbox, useOutcomes } from '../../app/useOutbox';
import { bySnag, type SnagGroup } from '../../parts/unsent/groups';
import { RefusedGroup } from '../../parts/unsent/RefusedGroup';
import type { Outcome } from '../../sync/outbox/outcomes';
import { withDependents } from '../../sync/outbox/sender';
import { say } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { EmptyState } from '../../ui/State';
import { OnThisDevice } from './OnThisDevice';
import { Outcomes } from './Outcomes';
import { Part } from './Part';
import { SaveAll } from './SaveAll';
import { ToSend } from './ToSend';
import { messages } from './messages';
import styles from './Outbox.module.css';

/**
 * The number of confirmed events that the device still keeps, in case the server loses them.
 * `unsent`: how many entries are unsent; a change means that another tab may have sent some.
 */
function SentLately({ unsent }: { unsent: number }) {
  const { sent } = useUserSession();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (sent === null) return undefined;
    let left = false;
    const recount = () =>
      void sent.count().then(
        (found) => {
          if (!left) setCount(found);
        },
        () => undefined, // If the disk cannot be read nothing is offered.
      );
    recount();
    const stop = sent.subscribe(recount);
    return () => {
      left = true;
      stop();
    };
  }, [sent, unsent]);
  if (sent === null || count === 0) return null;
  return (
    <Part title={messages.sent}>
      <SaveAll
        name="sent"
        label={messages.saveSent(count)}
        hint={messages.sentHint}
        events={sent.events}
        bytes={sent.bytes}
      />
    </Part>
  );
}

/**
 * All unsent entries of the person on this device, in all projects, and the outcomes of sent ones.
 */
export function OutboxScreen() {
  const { complete, unreadable, entries } = useOutbox();
  const { outcomes } = useOutcomes();
  const { outbox, version } = useUserSession();
  useSayNewest(outcomes);
  const unsent = entries.filter(({ state }) => state !== 'refused');
  const refused = bySnag(
    entries.filter(({ state }) => state === 'refused'),
    ({ refusal }) => refusal?.message ?? '',
  );
  return (
    <>
      {!complete && (
        <div className={styles.told}>
          <p>{unreadable ?? messages.notRead}</p>
          {unreadable !== null && (
            <Button onClick={() => void version.renew()}>{messages.update}</Button>
          )}
        </div>
      )}
      {complete && entries.length === 0 && (
        <EmptyState title={messages.allSent}>{messages.allSentHint}</EmptyState>
      )}
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      {refused.length > 0 && (
        <Part
          title={messages.refused}
          action={refused.length > 1 && <AllRefused groups={refused} />}
        >
          {[...new Set(refused.map(({ projectCode }) => projectCode))].map((code) => (
            <section key={code} aria-label={code}>
              <h3 className={styles.project}>{code}</h3>
              <ul className={styles.refused}>
                {refused
                  .filter(({ projectCode }) => projectCode === code)
                  .map((group) => (
                    <RefusedGroup key={group.entries[0].eventId} group={group} />
                  ))}
              </ul>
            </section>
          ))}
        </Part>
      )}
      {unsent.length > 0 && (
        <Part title={messages.toSend}>
          <ToSend entries={unsent} />
        </Part>
      )}
      {entries.length > 0 && outbox && (
        <SaveAll
          name="outbox"
          label={messages.saveAll}
          hint={messages.saveAllHint}
          events={() => Promise.resolve(entries)}
          bytes={outbox.bytes}
        />
      )}
      <SentLately unsent={entries.length} />
      <Part title={messages.device}>
        <OnThisDevice />
      </Part>
    </>
  );
}

/**
 * Announces entries that arrive while the screen is open. Earlier ones are read with the screen.
 */
function useSayNewest([newest]: readonly Outcome[]): void {
  const [openedAt] = useState(() => Date.now());
  const last = useRef(openedAt);
  useEffect(() => {
    if (newest === undefined || newest.at <= last.current) return;
    last.current = newest.at;
    say(newest.message);
  }, [newest]);
}

/**
 * After a project was restored or a right given back, all refused entries can be sent again
 * together; after a mistake with many snags, all can be discarded.
 */
function AllRefused({ groups }: { groups: readonly SnagGroup[] }) {
  const { entries: waiting, tryAgain, discard } = useOutbox();
  const all = groups.flatMap(({ entries }) => entries);
  // With a raise its photos and comments go, which wait behind it.
  const going = new Set(all.flatMap(({ eventId }) => withDependents(waiting, eventId)));
  const about = all.map(({ eventId }) => eventId).join(' ');
  // Of which entries somebody was sure: one that is refused meanwhile is not among them.
  const [sureOf, setSureOf] = useState<string | null>(null);
  const sure = sureOf === about;
  const each = async (act: (eventId: string) => Promise<void>): Promise<void> => {
    for (const { eventId } of all) await act(eventId);
  };
  return (
    <Actions>
      <Button onClick={() => void each(tryAgain)}>{messages.tryAllAgain}</Button>
      <Button look="quiet" onClick={() => setSureOf(sure ? null : about)}>
        {sure ? messages.keepAll : messages.discardAll}
      </Button>
      {/* On a line of its own, so that a double tap on the other button discards nothing. */}
      {sure && (
        <Button look="danger" wide onClick={() => void each(discard)}>
          {messages.discardAllSure(going.size)}
        </Button>
      )}
    </Actions>
  );
}
