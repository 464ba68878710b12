import { graphql, useFragment } from 'react-relay/hooks';
import type { Storage_records$key } from '../../../__generated__/relay/Storage_records.graphql';
import { Section } from '../../parts/subjects/Section';
import { fileSize } from '../../ui/messages/fileSize';
import styles from './Account.module.css';
import { messages } from './messages';

/** For the owner of the server: the room that photos and plans take, and what is allowed. */
export function Storage({ records }: { records: Storage_records$key }) {
  const { storage } = useFragment(
    graphql`
      fragment Storage_records on Records {
        storage {
          bytes
          limitBytes
          limitBytesOfProject
          projects {
            code
            name
            bytes
          }
        }
      }
    `,
    records,
  );
  const { limitBytes, limitBytesOfProject } = storage;
  return (
    <Section id="storage" title={messages.storageTitle}>
      <p>
        {limitBytes == null
          ? messages.storage(fileSize(storage.bytes))
          : messages.storageOf(fileSize(storage.bytes), fileSize(limitBytes))}
      </p>
      {limitBytesOfProject != null && <p>{messages.storageEach(fileSize(limitBytesOfProject))}</p>}
      <ul className={styles.rows}>
        {storage.projects.map(({ code, name, bytes }) => (
          <li key={code}>
            <div className={styles.lines}>
              <p className={styles.device}>
                {code} · {name}
              </p>
              <p className={styles.facts}>{fileSize(bytes)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
