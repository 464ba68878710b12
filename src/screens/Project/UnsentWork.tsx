import { useState } from 'react';
import { useOutbox } from '../../app/useOutbox';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { fileSize } from '../../ui/messages/fileSize';
import { words } from './messages';
import styles from './Signal.module.css';
import { SnagName, useGroupName } from './SnagName';
import { bySnag, problemsOf, thingsOf, type SnagGroup } from './unsent';

const shownAtMost = 8;

/** The person's unsent entries, grouped by snag. */
export function UnsentWork() {
  const { complete, entries, photosWaiting, bytesWaiting } = useOutbox();
  const unsent = bySnag(entries.filter(({ state }) => state !== 'refused'));
  const refused = bySnag(
    entries.filter(({ state }) => state === 'refused'),
    ({ refusal }) => refusal?.message ?? '',
  );
  const hidden = unsent.length - shownAtMost;
  return (
    <>
      {!complete && <p>{words.signal.notRead}</p>}
      {complete && entries.length === 0 && <p>{words.signal.allSent}</p>}
      {unsent.length > 0 && (
        <>
          <ul className={styles.entries}>
            {unsent.slice(0, shownAtMost).map((group) => (
              <UnsentGroup key={group.snagId} group={group} />
            ))}
            {hidden > 0 && <li>{words.signal.more(hidden)}</li>}
          </ul>
          {problemsOf(unsent).map(({ sentence, snags }) => (
            <p key={sentence} className={styles.why}>
              {snags.map((group, index) => (
                <span key={group.snagId}>
                  {index > 0 && ', '}
                  <SnagName group={group} />
                </span>
              ))}
              {snags.length > 0 && ': '}
              {sentence}
            </p>
          ))}
          <p>
            {words.signal.safe} {photosWaiting > 0 && words.signal.photosOf(fileSize(bytesWaiting))}
          </p>
        </>
      )}
      {refused.length > 0 && (
        <>
          <h3>{words.signal.refusedTitle}</h3>
          <ul className={styles.entries}>
            {refused.map((group) => (
              <RefusedGroup key={group.entries[0].eventId} group={group} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function UnsentGroup({ group }: { group: SnagGroup }) {
  const name = useGroupName(group);
  const sending = group.entries.find(({ state, photo }) => state === 'sending' && photo !== undefined);
  return (
    <li>
      {words.signal.toGo(name, thingsOf(group.entries))}
      {sending && ` (${words.signal.sending(Math.round(sending.progress * 100))})`}
    </li>
  );
}

/** Refused entries of a snag: the reason, and actions to keep them from being lost. */
function RefusedGroup({ group }: { group: SnagGroup }) {
  const { tryAgain, saveCopy, discard } = useOutbox();
  const [sure, setSure] = useState(false);
  const name = useGroupName(group);
  const { entries } = group;
  const each = async (act: (eventId: string) => Promise<void>): Promise<void> => {
    // One after the other, because browsers may block all but the first of simultaneous downloads.
    for (const { eventId } of entries) await act(eventId);
  };
  return (
    <li>
      {words.signal.refusedOf(name, thingsOf(entries))}
      {entries[0].refusal && <span className={styles.why}>{entries[0].refusal.message}</span>}
      <Actions>
        <Button onClick={() => void each(tryAgain)}>{words.signal.tryAgain}</Button>
        <Button onClick={() => void each(saveCopy)}>{words.signal.saveCopy}</Button>
        {/* Discard is on a line of its own, so that a double tap on the other button discards nothing. */}
        <Button look="quiet" onClick={() => setSure(!sure)}>
          {sure ? words.signal.keep : words.signal.discard}
        </Button>
        {sure && (
          <Button look="danger" wide onClick={() => void each(discard)}>
            {words.signal.discardSure}
          </Button>
        )}
      </Actions>
    </li>
  );
}
