import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StagePicture_photo$key } from '../../../__generated__/relay/StagePicture_photo.graphql';
import { usePhotoPicture } from '../../app/useOutbox';
import { PhotoDrawing } from '../../parts/PhotoDrawing';
import { thumbHashUrl } from '../../ui/pictures/thumbHashUrl';
import styles from './PhotoViewer.module.css';
import { photoMessages } from '../../parts/photoMessages';
import { messages } from './messages';

interface StagePictureProps {
  photo: StagePicture_photo$key;
  /** Name of the photo. */
  name: string;
  /** It is enlarged: load the largest rendition. */
  sharp: boolean;
  drawing: boolean;
}

/** A photo that fills its element, with its drawing. */
export function StagePicture({ photo, name, sharp, drawing }: StagePictureProps) {
  const data = useFragment(
    graphql`
      fragment StagePicture_photo on Photo {
        id
        state
        thumbHash
        medium: url(size: MEDIUM)
        large: url(size: LARGE)
        caption
        ...PhotoDrawing_photo
      }
    `,
    photo,
  );
  const { src, onFailed } = usePhotoPicture(data.id, data.medium, 'whole');
  const large = useLoaded(sharp && src === data.medium ? (data.large ?? null) : null);
  const blurred = data.thumbHash == null ? null : thumbHashUrl(data.thumbHash);
  const alt = data.caption === '' ? name : messages.photoSaying(name, data.caption);
  return (
    <span
      className={styles.picture}
      style={blurred === null ? undefined : { backgroundImage: `url(${blurred})` }}
    >
      {src === null ? (
        <span className={styles.missing} role="img" aria-label={alt}>
          {data.state === 'FAILED' ? photoMessages.cannotShow : photoMessages.preparing}
        </span>
      ) : (
        // PhotoSwipe's class for elements that a click enlarges.
        <img
          className="pswp__img"
          src={src}
          alt={alt}
          decoding="async"
          draggable={false}
          onError={onFailed}
        />
      )}
      {/* Rendered over the smaller one, because replacing it would flicker. */}
      {large !== null && <img className="pswp__img" src={large} alt="" draggable={false} />}
      {drawing && <PhotoDrawing photo={data} fit="contain" />}
    </span>
  );
}

/**
 * The address once its picture is loaded; until then, and after a failure, the smaller one is
 * shown.
 */
function useLoaded(src: string | null): string | null {
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (src === null) return undefined;
    let left = false;
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => !left && setLoaded(src),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [src]);
  // A loaded picture stays after zooming out.
  return loaded;
}
