import { useReachability } from '../../app/context';
import { useOutbox } from '../../app/useOutbox';
import { bySnag, problemsOf, thingsOf, type SnagGroup } from '../../parts/unsent/groups';
import { RefusedGroup } from '../../parts/unsent/RefusedGroup';
import { useGroupName, useGroupNames } from '../../parts/unsent/snagName';
import { isBeingSent } from '../../sync/outbox/entry';
import { fileSize } from '../../ui/messages/fileSize';
import { messages } from './messages';
import { panelMessages } from './signalMessages';
import styles from './SignalPanel.module.css';

const shownAtMost = 8;

/** The person's unsent entries, grouped by snag. */
export function UnsentWork() {
  const { complete, unreadable, entries, photosWaiting, bytesWaiting } = useOutbox();
  const unsent = bySnag(entries.filter(({ state }) => state !== 'refused'));
  const refused = bySnag(
    entries.filter(({ state }) => state === 'refused'),
    ({ refusal }) => refusal?.message ?? '',
  );
  const hidden = unsent.length - shownAtMost;
  return (
    <>
      {!complete && <p>{unreadable ?? panelMessages.notRead}</p>}
      {complete && entries.length === 0 && <p>{messages.signal.allSent}</p>}
      {unsent.length > 0 && (
        <>
          <ul className={styles.entries}>
            {unsent.slice(0, shownAtMost).map((group) => (
              <UnsentGroup key={group.snagId} group={group} />
            ))}
            {hidden > 0 && <li>{panelMessages.more(hidden)}</li>}
          </ul>
          {problemsOf(unsent).map(({ sentence, snags }) => (
            <Problem key={sentence} sentence={sentence} snags={snags} />
          ))}
          <p>
            {panelMessages.safe}{' '}
            {photosWaiting > 0 && panelMessages.photosOf(fileSize(bytesWaiting))}
          </p>
        </>
      )}
      {refused.length > 0 && (
        <>
          <h3>{panelMessages.refusedTitle}</h3>
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
  const offline = useReachability().kind === 'offline';
  const sending = group.entries.find(
    (entry) => entry.photo !== undefined && isBeingSent(entry, offline),
  );
  return (
    <li>
      {sending === undefined
        ? panelMessages.toGo(name, thingsOf(group.entries))
        : panelMessages.toGoNow(name, thingsOf(group.entries), Math.round(sending.progress * 100))}
    </li>
  );
}

/** Why entries are not sent, with the snags concerned; without snags if it applies to all. */
function Problem({ sentence, snags }: { sentence: string; snags: readonly SnagGroup[] }) {
  const names = useGroupNames(snags);
  return (
    <p className={styles.why}>
      {snags.length === 0 ? sentence : panelMessages.problemOf(names, sentence)}
    </p>
  );
}
