import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagPhotos_photo$key } from '../../../__generated__/relay/SnagPhotos_photo.graphql';
import type { SnagPhotos_project$key } from '../../../__generated__/relay/SnagPhotos_project.graphql';
import type { SnagPhotos_snag$key } from '../../../__generated__/relay/SnagPhotos_snag.graphql';
import { isFullOfPhotos } from '../../../rules/limits';
import { isOfThisRound, mayRemove } from '../../../rules/photos';
import { useAddPhoto } from '../../app/events/useAddPhoto';
import { useReachability, useViewer } from '../../app/context';
import { useOutcomes, usePhotoPicture, useSnagEntries } from '../../app/useOutbox';
import { deviceSentenceOf } from '../../domain/deviceErrors';
import { addInTurn } from '../../domain/refusedFiles';
import { PhotoDrawing } from '../../parts/PhotoDrawing';
import { photoName } from '../../parts/photoMessages';
import { isBeingSent } from '../../sync/outbox/entry';
import { photoGone } from '../../sync/outbox/outcomes';
import { IconButton } from '../../ui/Button';
import { CloseIcon } from '../../ui/icons';
import { CameraIcon } from '../../ui/laterIcons';
import { PendingMark } from '../../ui/marks';
import { Notice } from '../../ui/Notice';
import { Picture } from '../../ui/pictures/Picture';
import { Shutter } from '../../ui/pictures/Shutter';
import { Spoken } from '../../ui/Spoken';
import { messages } from './messages';
import { PhotoViewer } from './PhotoViewer';
import styles from './SnagDetail.module.css';
import frame from './SnagDetailSkeleton.module.css';

/** The photos before and after the work. */
export function SnagPhotos({
  snag,
  project,
  timeZone,
}: {
  snag: SnagPhotos_snag$key;
  project: SnagPhotos_project$key;
  timeZone: string;
}) {
  const { id, reference, displayTitle, status, evidenceCount, photos, allowedActions } =
    useFragment(
      graphql`
        fragment SnagPhotos_snag on Snag {
          id
          reference
          displayTitle
          status
          evidenceCount
          allowedActions
          photos {
            id
            kind
            by {
              id
            }
            ...SnagPhotos_photo
            ...PhotoViewer_photo
          }
        }
      `,
      snag,
    );
  const { state, membership } = useFragment(
    graphql`
      fragment SnagPhotos_project on Project {
        state
        membership {
          role
          company {
            id
          }
        }
      }
    `,
    project,
  );
  const viewer = useViewer();
  const [opened, open] = useState<string | null>(null);
  const before = photos.filter(({ kind }) => kind === 'DEFECT');
  const after = photos.filter(({ kind }) => kind === 'EVIDENCE');
  const ordered = [...before, ...after];
  const nameOf = (index: number) =>
    photoName(
      { reference, title: displayTitle },
      index + 1,
      ordered.length,
      ordered[index]?.kind ?? '',
    );
  // At the limit no more photos can be taken.
  const full = isFullOfPhotos(photos.length);
  const mayAddBefore = allowedActions.includes('ADD_DEFECT_PHOTO');
  const mayAddAfter = allowedActions.includes('ADD_EVIDENCE_PHOTO');
  // Computed by the rules instead of queried for each photo, because it changes with the snag.
  const actor = {
    userId: viewer.id,
    role: membership.role,
    companyId: membership.company?.id ?? null,
  };
  const isRemovable = ({ id: photoId, kind, by }: (typeof photos)[number]) =>
    mayRemove(
      actor,
      { kind, by: by.id, ofThisRound: isOfThisRound(photoId, photos, evidenceCount) },
      { status, evidenceCount },
    );
  const removable = state === 'ARCHIVED' ? [] : photos.filter(isRemovable).map((photo) => photo.id);
  return (
    <section aria-label={messages.photos} className={styles.photos}>
      <div className={styles.side}>
        <h2>{messages.before}</h2>
        <ul className={frame.tiles}>
          {before.map((photo, at) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              snagId={id}
              name={nameOf(at)}
              onOpen={() => open(photo.id)}
            />
          ))}
          {mayAddBefore && (
            <AddPhoto snagId={id} full={full} kind="DEFECT" label={messages.addBefore} />
          )}
        </ul>
        {before.length === 0 && <p className={styles.quiet}>{messages.noBefore}</p>}
      </div>
      {(after.length > 0 || mayAddAfter) && (
        <div className={styles.side}>
          <h2>{messages.after}</h2>
          <ul className={frame.tiles}>
            {after.map((photo, at) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                snagId={id}
                name={nameOf(before.length + at)}
                onOpen={() => open(photo.id)}
              />
            ))}
            {mayAddAfter && (
              <AddPhoto snagId={id} full={full} kind="EVIDENCE" label={messages.addAfter} />
            )}
          </ul>
        </div>
      )}
      <Notice kind="info">
        {full && (mayAddBefore || mayAddAfter) && deviceSentenceOf('PHOTO_TOO_MANY')}
      </Notice>
      <GonePhotos snagId={id} />
      {opened !== null && ordered.some((photo) => photo.id === opened) && (
        // The permission to add a kind of photo includes drawing on it.
        <PhotoViewer
          key={opened}
          snagId={id}
          nameOf={nameOf}
          photos={ordered}
          opened={opened}
          timeZone={timeZone}
          removable={removable}
          mayDraw={{ DEFECT: mayAddBefore, EVIDENCE: mayAddAfter }}
          onClose={() => open(null)}
        />
      )}
    </section>
  );
}

interface PhotoTileProps {
  photo: SnagPhotos_photo$key;
  snagId: string;
  name: string;
  onOpen: () => void;
}

function PhotoTile({ photo, snagId, name, onOpen }: PhotoTileProps) {
  const data = useFragment(
    graphql`
      fragment SnagPhotos_photo on Photo {
        id
        state
        thumbHash
        url(size: SMALL)
        ...PhotoDrawing_photo
      }
    `,
    photo,
  );
  const entry = useSnagEntries(snagId).find(({ photo: sent }) => sent?.photoId === data.id);
  const offline = useReachability().kind === 'offline';
  const { src, onFailed } = usePhotoPicture(data.id, data.url);
  return (
    <li>
      <button type="button" className={styles.tile} aria-label={name} onClick={onOpen}>
        <Picture
          className={styles.tilePicture}
          src={src}
          thumbHash={data.thumbHash ?? null}
          alt=""
          onFailed={onFailed}
        />
        {src !== null && <PhotoDrawing photo={data} fit="cover" decorative />}
        {src === null && (
          <span className={styles.tileNote}>
            {data.state === 'FAILED' ? messages.cannotShow : messages.preparing}
          </span>
        )}
        {entry && entry.state !== 'refused' && (
          <span className={styles.tileNote}>
            {isBeingSent(entry, offline) ? (
              messages.uploading(Math.round(entry.progress * 100))
            ) : (
              <PendingMark />
            )}
          </span>
        )}
      </button>
    </li>
  );
}

/**
 * Photos from this device that were lost when the server was restored from a backup, until the
 * person has read it.
 */
function GonePhotos({ snagId }: { snagId: string }) {
  const { outcomes, markRead } = useOutcomes();
  return outcomes
    .filter((outcome) => outcome.code === photoGone && outcome.snagId === snagId)
    .map(({ eventId, message }) => (
      <Notice
        key={eventId}
        kind="info"
        action={
          <IconButton label={messages.dismiss} onClick={() => markRead([eventId])}>
            <CloseIcon />
          </IconButton>
        }
      >
        {message}
      </Notice>
    ));
}

function AddPhoto({
  snagId,
  kind,
  label,
  full,
}: {
  snagId: string;
  kind: 'DEFECT' | 'EVIDENCE';
  label: string;
  full: boolean;
}) {
  const addPhoto = useAddPhoto();
  const [refused, setRefused] = useState<string | null>(null);
  const add = async (files: readonly File[]) => {
    setRefused(null);
    await addInTurn(files, (file) => addPhoto(snagId, kind, file), setRefused);
  };
  return (
    <li className={styles.add}>
      <Shutter full={full} onPhotos={(files) => void add(files)}>
        <CameraIcon />
        <Spoken>{label}</Spoken>
      </Shutter>
      {/* One message about the limit for all photos. */}
      <Notice kind="refused">{!full && refused}</Notice>
    </li>
  );
}
