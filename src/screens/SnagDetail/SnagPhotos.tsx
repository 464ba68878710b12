import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagPhotos_project$key } from '../../../__generated__/relay/SnagPhotos_project.graphql';
import type { SnagPhotos_snag$key } from '../../../__generated__/relay/SnagPhotos_snag.graphql';
import { isFullOfPhotos } from '../../../rules/limits';
import { isOfThisRound, mayRemove } from '../../../rules/photos';
import { useAddPhoto } from '../../app/events/useAddPhoto';
import { useViewer } from '../../app/context';
import { useOutcomes } from '../../app/useOutbox';
import { deviceSentenceOf } from '../../domain/deviceErrors';
import { inViewingOrder } from '../../domain/photo';
import { addInTurn } from '../../domain/refusedFiles';
import { photoName } from '../../parts/photoMessages';
import { SnagPhoto } from '../../parts/photos/SnagPhoto';
import { photoGone } from '../../sync/outbox/outcomes';
import { IconButton } from '../../ui/Button';
import { CloseIcon } from '../../ui/icons';
import { CameraIcon } from '../../ui/laterIcons';
import { Notice } from '../../ui/Notice';
import { Shutter } from '../../ui/pictures/Shutter';
import { Spoken } from '../../ui/Spoken';
import { messages } from './messages';
import { PhotoViewer } from './PhotoViewer';
import styles from './SnagPhotos.module.css';

interface SnagPhotosProps {
  snag: SnagPhotos_snag$key;
  project: SnagPhotos_project$key;
  timeZone: string;
  /** Before and after side by side; otherwise in one strip. */
  wide: boolean;
  /** Why photos were not added; null when more are. */
  onRefused: (sentence: string | null) => void;
}

/** The photos before and after the work. */
export function SnagPhotos({ snag, project, timeZone, wide, onRefused }: SnagPhotosProps) {
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
            ...SnagPhoto_photo
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
  const ordered = inViewingOrder(photos);
  const before = ordered.filter(({ kind }) => kind === 'DEFECT');
  const after = ordered.filter(({ kind }) => kind === 'EVIDENCE');
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
  const sides = [before, after].filter((side) => side.length > 0);
  // Those who may add both add photos of the work by the menu or with a move.
  const added = mayAddBefore ? 'DEFECT' : mayAddAfter ? 'EVIDENCE' : null;
  const tiles = (side: typeof photos) =>
    side.map((photo, at) => (
      <li key={photo.id} className={styles.tile}>
        <SnagPhoto
          photo={photo}
          snagId={id}
          timeZone={timeZone}
          name={nameOf(ordered.indexOf(photo))}
          index={at + 1}
          of={side.length}
          eager={at === 0}
          onOpen={() => open(photo.id)}
        />
      </li>
    ));
  // Side by side there is a place to add one while there are fewer than two.
  const add = added !== null && (!wide || ordered.length < 2) && (
    <AddPhoto
      snagId={id}
      full={full}
      kind={added}
      label={added === 'DEFECT' ? messages.addBefore : messages.addAfter}
      onRefused={onRefused}
    />
  );
  return (
    <section aria-label={messages.photos}>
      {wide && sides.length === 2 ? (
        <div className={styles.pair}>
          {sides.map((side) => (
            <ul
              key={side[0]?.kind}
              className={styles.side}
              aria-label={side === after ? messages.after : messages.before}
            >
              {tiles(side)}
            </ul>
          ))}
        </div>
      ) : (
        (ordered.length > 0 || add) && (
          <ul className={wide ? styles.halves : styles.strip} aria-label={messages.photos}>
            {sides.flatMap(tiles)}
            {add}
          </ul>
        )
      )}
      <Notice kind="info">{full && added !== null && deviceSentenceOf('PHOTO_TOO_MANY')}</Notice>
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

interface AddPhotoProps {
  snagId: string;
  kind: 'DEFECT' | 'EVIDENCE';
  label: string;
  full: boolean;
  onRefused: (sentence: string | null) => void;
}

function AddPhoto({ snagId, kind, label, full, onRefused }: AddPhotoProps) {
  const addPhoto = useAddPhoto();
  const add = async (files: readonly File[]) => {
    onRefused(null);
    await addInTurn(files, (file) => addPhoto(snagId, kind, file), onRefused);
  };
  return (
    <li className={styles.add}>
      <Shutter full={full} onPhotos={(files) => void add(files)}>
        <CameraIcon />
        <span aria-hidden="true">{messages.add}</span>
        <Spoken>{label}</Spoken>
      </Shutter>
    </li>
  );
}
