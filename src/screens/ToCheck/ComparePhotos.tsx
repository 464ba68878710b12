import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ComparePhotos_snag$key } from '../../../__generated__/relay/ComparePhotos_snag.graphql';
import type { ComparePhotos_photo$key } from '../../../__generated__/relay/ComparePhotos_photo.graphql';
import { usePhotoPicture } from '../../app/useOutbox';
import { PhotoDrawing } from '../../parts/PhotoDrawing';
import { photoName } from '../../parts/photoMessages';
import type { PictureSize } from '../../photos/localPictures';
import { Picture } from '../../ui/pictures/Picture';
import { Sheet } from '../../ui/overlays/Sheet';
import styles from './ToCheck.module.css';
import { messages } from './messages';

/**
 * Photos of the defect and of the finished work side by side, uncropped, newest evidence first. A
 * press shows both sides large: the pressed photo and the one visible beside it.
 */
export function ComparePhotos({ snag }: { snag: ComparePhotos_snag$key }) {
  const data = useFragment(
    graphql`
      fragment ComparePhotos_snag on Snag {
        reference
        displayTitle
        photos {
          id
          kind
          ...ComparePhotos_photo
        }
      }
    `,
    snag,
  );
  // The ids of the photos shown first on each side in the large view.
  const [large, setLarge] = useState<readonly string[] | null>(null);
  const pair = useRef<HTMLDivElement>(null);
  const reference = data.reference ?? '';
  const before = data.photos.filter(({ kind }) => kind === 'DEFECT');
  const after = data.photos.filter(({ kind }) => kind === 'EVIDENCE');
  const inOrder = [...before, ...after];
  const sides = [
    { label: messages.before, many: messages.beforeMany, none: messages.noBefore, photos: before },
    {
      label: messages.after,
      many: messages.afterMany,
      none: messages.noAfter,
      photos: after.toReversed(),
    },
  ];
  const enlarge = (side: string, pressed: string) => {
    const strips = [...(pair.current?.querySelectorAll('[role="group"]') ?? [])];
    setLarge(
      sides.map(({ label, photos }, at) =>
        label === side ? pressed : (photos[inSight(strips[at])]?.id ?? ''),
      ),
    );
  };
  const figures = (isLarge: boolean) =>
    sides.map(({ label, many, none, photos }) => (
      <figure key={label}>
        <div
          className={styles.strip}
          role="group"
          aria-label={label}
          // The arrow keys scroll it; in the small view its photos are buttons.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={isLarge && photos.length > 1 ? 0 : undefined}
        >
          {photos.length === 0 && <Picture className={styles.picture} src={null} alt={none} />}
          {photos.map((photo, index) => {
            const name = photoName(
              { reference, title: data.displayTitle },
              inOrder.indexOf(photo) + 1,
              inOrder.length,
              photo.kind,
            );
            const picture = (
              <ComparePicture
                photo={photo}
                name={name}
                eager={index === 0}
                size={isLarge ? 'whole' : 'small'}
              />
            );
            return isLarge ? (
              <div
                key={photo.id}
                className={styles.drawnOn}
                ref={large?.includes(photo.id) === true ? bringIntoSight : null}
              >
                {picture}
              </div>
            ) : (
              <button
                key={photo.id}
                type="button"
                aria-haspopup="dialog"
                className={styles.drawnOn}
                onClick={() => enlarge(label, photo.id)}
              >
                {picture}
              </button>
            );
          })}
        </div>
        <figcaption className={styles.caption}>
          {photos.length === 0 ? none : photos.length === 1 ? label : many(photos.length)}
        </figcaption>
      </figure>
    ));
  return (
    <>
      <div ref={pair} className={styles.pair}>
        {figures(false)}
      </div>
      {large && (
        <Sheet open onClose={() => setLarge(null)} title={messages.large(reference)} wide>
          <div className={styles.large}>{figures(true)}</div>
        </Sheet>
      )}
    </>
  );
}

/** The index of the photo that a strip shows; each is as wide as the strip. */
function inSight(strip: Element | undefined): number {
  return strip === undefined || strip.clientWidth === 0
    ? 0
    : Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
}

/** Scrolls only the photo's strip, because the sheet around it may still be animated. */
function bringIntoSight(photo: HTMLElement | null): void {
  const strip = photo?.parentElement;
  if (photo && strip)
    strip.scrollLeft += photo.getBoundingClientRect().left - strip.getBoundingClientRect().left;
}

interface ComparePictureProps {
  photo: ComparePhotos_photo$key;
  name: string;
  eager: boolean;
  /** Which one is shown while the photo is only on this device. */
  size: PictureSize;
}

/** One photo of a comparison, from this device until the server has rendered it. */
function ComparePicture({ photo, name, eager, size }: ComparePictureProps) {
  const data = useFragment(
    graphql`
      fragment ComparePhotos_photo on Photo {
        id
        thumbHash
        url(size: MEDIUM)
        ...PhotoDrawing_photo
      }
    `,
    photo,
  );
  const { src, onFailed } = usePhotoPicture(data.id, data.url, size);
  return (
    <>
      <Picture
        eager={eager}
        fit="contain"
        className={styles.picture}
        src={src}
        thumbHash={data.thumbHash ?? null}
        alt={name}
        onFailed={onFailed}
      />
      {src !== null && <PhotoDrawing photo={data} fit="contain" />}
    </>
  );
}
