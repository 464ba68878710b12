import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ComparePhotos_snag$key } from '../../../__generated__/relay/ComparePhotos_snag.graphql';
import { photoName } from '../../parts/photoMessages';
import { PhotoDrawing } from '../../parts/PhotoDrawing';
import { Picture } from '../../ui/pictures/Picture';
import { Sheet } from '../../ui/overlays/Sheet';
import styles from './ToCheck.module.css';
import { words } from './messages';

/** Photos of the defect and of the finished work side by side, uncropped, the newest evidence first. Pressed, both are shown large. */
export function ComparePhotos({ snag }: { snag: ComparePhotos_snag$key }) {
  const data = useFragment(
    graphql`
      fragment ComparePhotos_snag on Snag {
        reference
        displayTitle
        photos {
          id
          kind
          thumbHash
          url(size: MEDIUM)
          ...PhotoDrawing_photo
        }
      }
    `,
    snag,
  );
  const [large, setLarge] = useState(false);
  const reference = data.reference ?? '';
  const before = data.photos.filter(({ kind }) => kind === 'DEFECT');
  const after = data.photos.filter(({ kind }) => kind === 'EVIDENCE');
  const inOrder = [...before, ...after];
  const sides = [
    { label: words.before, many: words.beforeMany, none: words.noBefore, photos: before },
    { label: words.after, many: words.afterMany, none: words.noAfter, photos: after.toReversed() },
  ];
  const figures = (isLarge: boolean) =>
    sides.map(({ label, many, none, photos }) => (
      <figure key={label}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it; small, its photos are buttons */}
        <div className={styles.strip} role="group" aria-label={label} tabIndex={isLarge && photos.length > 1 ? 0 : undefined}>
          {photos.length === 0 && <Picture className={styles.picture} src={null} alt={none} />}
          {photos.map((photo, index) => {
            const picture = (
              <>
                <Picture
                  eager={index === 0}
                  fit="contain"
                  className={styles.picture}
                  src={photo.url ?? null}
                  thumbHash={photo.thumbHash ?? null}
                  alt={photoName({ reference, title: data.displayTitle }, inOrder.indexOf(photo) + 1, inOrder.length, photo.kind)}
                />
                {photo.url != null && <PhotoDrawing photo={photo} fit="contain" />}
              </>
            );
            return isLarge ? (
              <div key={photo.id} className={styles.drawnOn}>
                {picture}
              </div>
            ) : (
              <button key={photo.id} type="button" aria-haspopup="dialog" className={styles.drawnOn} onClick={() => setLarge(true)}>
                {picture}
              </button>
            );
          })}
        </div>
        <figcaption className={styles.caption}>{photos.length === 0 ? none : photos.length === 1 ? label : many(photos.length)}</figcaption>
      </figure>
    ));
  return (
    <>
      <div className={styles.pair}>{figures(false)}</div>
      {large && (
        <Sheet open onClose={() => setLarge(false)} title={words.large(reference)} wide>
          <div className={styles.large}>{figures(true)}</div>
        </Sheet>
      )}
    </>
  );
}
