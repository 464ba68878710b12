import { graphql, useFragment } from 'react-relay/hooks';
import type { ComparePicture_photo$key } from '../../../__generated__/relay/ComparePicture_photo.graphql';
import { usePhotoPicture } from '../../app/useOutbox';
import { PhotoDrawing } from '../../parts/PhotoDrawing';
import type { PictureSize } from '../../photos/localPictures';
import { Picture } from '../../ui/pictures/Picture';
import styles from './ToCheck.module.css';

interface ComparePictureProps {
  photo: ComparePicture_photo$key;
  name: string;
  eager: boolean;
  /** Which one is shown while the photo is only on this device. */
  size: PictureSize;
}

/** One photo of a comparison, from this device until the server has rendered it. */
export function ComparePicture({ photo, name, eager, size }: ComparePictureProps) {
  const data = useFragment(
    graphql`
      fragment ComparePicture_photo on Photo {
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
      <Picture eager={eager} fit="contain" className={styles.picture} src={src} thumbHash={data.thumbHash ?? null} alt={name} onFailed={onFailed} />
      {src !== null && <PhotoDrawing photo={data} fit="contain" />}
    </>
  );
}
