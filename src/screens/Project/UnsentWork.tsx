import { useOutbox } from '../../app/useOutbox';
import { fileSize } from '../../ui/messages/fileSize';
import { RefusedGroup } from './RefusedGroup';
import styles from './Signal.module.css';
import { SnagName, useGroupName } from './SnagName';
import { bySnag, problemsOf, thingsOf, type SnagGroup } from './unsent';
import { words } from './messages';

const shownAtMost = 8;

/** What the person entered that is not on the server, snag by snag. */
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
