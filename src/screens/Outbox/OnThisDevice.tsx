import { useEffect, useState, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay/hooks';
import type { OnThisDeviceQuery } from '../../../__generated__/relay/OnThisDeviceQuery.graphql';
import { type PicturesHere, useUserSession } from '../../app/context';
import { useOutbox } from '../../app/useOutbox';
import { useStored } from '../../app/useStored';
import {
  askToKeepStorage,
  isStorageKept,
  storageRoom,
  type StorageRoom,
} from '../../device/deviceStorage';
import { exactTime, relativeTime, useNow } from '../../domain/time';
import { useParams } from '../../router/useRouter';
import { TakenProjects, useTakenProjects } from '../../parts/TakenProjects';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { fileSize } from '../../ui/messages/fileSize';
import { Notice } from '../../ui/Notice';
import { RowFace, rowClass } from '../../ui/Rows';
import { Time } from '../../ui/Time';
import { messages } from './messages';
import styles from './Outbox.module.css';

/**
 * When the server last answered, how much space is left, whether the browser promises to keep the
 * stored data, and what the plans and photos of each project take.
 */
export function OnThisDevice() {
  const { code } = useParams();
  const { lastContact, offlineDownloads } = useUserSession();
  const contactAt = useSyncExternalStore(
    lastContact?.subscribe ?? noSubscribe,
    lastContact?.get ?? nothing,
  );
  const now = useNow();
  const timeZone = useTimeZoneOf(code ?? null);
  const { entries } = useOutbox();
  const { room, kept, ask, refused } = useDeviceStorage(entries.length);
  return (
    <>
      <div className={rowClass}>
        <RowFace
          label={contactAt === null ? messages.noContact : messages.contact}
          value={
            contactAt !== null && (
              <Time
                at={contactAt}
                words={relativeTime(contactAt, now, timeZone)}
                exact={exactTime(contactAt, timeZone)}
              />
            )
          }
        />
      </div>
      {room !== undefined && (
        <div className={rowClass}>
          <RowFace
            label={room === null ? messages.roomUnknown : messages.space}
            value={room !== null && messages.room(fileSize(room.free), fileSize(room.used))}
          />
        </div>
      )}
      {kept !== undefined && (
        <div className={classes(rowClass, styles.promise)}>
          <RowFace
            label={kept === null ? messages.keptUnknown : kept ? messages.kept : messages.notKept}
          />
          {kept === false && <Button onClick={ask}>{messages.ask}</Button>}
        </div>
      )}
      <Notice kind="info">{refused && messages.askRefused}</Notice>
      {offlineDownloads?.possible === true && <KeptOffline pictures={offlineDownloads} />}
    </>
  );
}

function KeptOffline({ pictures }: { pictures: PicturesHere }) {
  const taken = useTakenProjects(pictures);
  if (taken === null || taken.length === 0) return null;
  return (
    <div className={styles.taken}>
      <h3>{messages.taken}</h3>
      <TakenProjects taken={taken} pictures={pictures} label={messages.taken} />
    </div>
  );
}

/** The time zone of that project; undefined if it is not known: then the device's. */
function useTimeZoneOf(code: string | null): string | undefined {
  const [stored] = useStored<OnThisDeviceQuery>(siteQuery, code === null ? [] : [{ code }]);
  return stored?.project?.timeZone;
}

// Read from the store only, where the project's screens have put it.
const siteQuery = graphql`
  query OnThisDeviceQuery($code: String!) {
    project(code: $code) {
      timeZone
    }
  }
`;

/**
 * Undefined until it is known; null if the browser does not say. It is read again when `unsent`,
 * the number of unsent entries, has changed.
 */
function useDeviceStorage(unsent: number) {
  const [room, setRoom] = useState<StorageRoom | null>();
  const [kept, setKept] = useState<boolean | null>();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let left = false;
    void Promise.all([storageRoom(), isStorageKept()]).then(([found, isKept]) => {
      if (left) return;
      setRoom(found);
      setKept(isKept);
    });
    return () => {
      left = true;
    };
  }, [unsent]);
  const ask = async (): Promise<void> => {
    const given = await askToKeepStorage();
    setKept(given);
    setRefused(!given);
  };
  return { room, kept, refused, ask: () => void ask() };
}

const noSubscribe = () => () => undefined;
const nothing = () => null;
