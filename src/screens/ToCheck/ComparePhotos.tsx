import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ComparePhotos_snag$key } from '../../../__generated__/relay/ComparePhotos_snag.graphql';
import type { ComparePhotos_photo$key } from '../../../__generated__/relay/ComparePhotos_photo.graphql';
import { usePhotoPicture } from '../../app/useOutbox';
import { inViewingOrder } from '../../domain/photo';
import { PhotoDrawing } from '../../parts/PhotoDrawing';
import { SnagPhoto } from '../../parts/photos/SnagPhoto';
import { photoName } from '../../parts/photoMessages';
import { Picture } from '../../ui/pictures/Picture';
import { Sheet } from '../../ui/overlays/Sheet';
import styles from './ToCheck.module.css';
import { messages } from './messages';

/**
 * Photos of the defect and of the finished work side by side, uncropped, newest evidence first. A
 * press shows both sides large: the pressed photo and the one visible beside it.
 */
export function ComparePhotos({
  snag,
  timeZone,
}: {
  snag: ComparePhotos_snag$key;
  timeZone: string;
}) {
  const data = useFragment(
    graphql`
      fragment ComparePhotos_snag on Snag {
        id
        reference
        displayTitle
        photos {
          id
          kind
          ...SnagPhoto_photo
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
  const inOrder = inViewingOrder(data.photos);
  const sides = [
    { kind: 'DEFECT', label: messages.before, none: messages.noBefore },
    { kind: 'EVIDENCE', label: messages.after, none: messages.noAfter },
  ].map((side) => ({ ...side, photos: inOrder.filter(({ kind }) => kind === side.kind) }));
  const enlarge = (side: string, pressed: string) => {
    const strips = [...(pair.current?.querySelectorAll('[role="group"]') ?? [])];
    setLarge(
      sides.map(({ label, photos }, at) =>
        label === side ? pressed : (photos[inSight(strips[at])]?.id ?? ''),
      ),
    );
  };
  const figures = (isLarge: boolean) =>
    sides.map(({ label, none, photos }) => (
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
            return isLarge ? (
              <div
                key={photo.id}
                className={styles.drawnOn}
                ref={large?.includes(photo.id) === true ? bringIntoSight : null}
              >
                <ComparePicture photo={photo} name={name} eager={index === 0} />
              </div>
            ) : (
              <div key={photo.id} className={styles.small}>
                <SnagPhoto
                  photo={photo}
                  snagId={data.id}
                  timeZone={timeZone}
                  name={name}
                  index={index + 1}
                  of={photos.length}
                  fit="contain"
                  eager={index === 0}
                  onOpen={() => enlarge(label, photo.id)}
                />
              </div>
            );
          })}
        </div>
        {isLarge && <figcaption className={styles.caption}>{label}</figcaption>}
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
}

/** One photo of a comparison, from this device until the server has rendered it. */
function ComparePicture({ photo, name, eager }: ComparePictureProps) {
  const data = useFragment(
    graphql`
      fragment ComparePhotos_photo on Photo {
        id
        thumbHash
        medium: url(size: MEDIUM)
        ...PhotoDrawing_photo
      }
    `,
    photo,
  );
  const { src, onFailed } = usePhotoPicture(data.id, data.medium, 'whole');
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
