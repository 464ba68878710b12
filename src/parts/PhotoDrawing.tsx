/* oxlint-disable relay/unused-fields -- passed as a whole to the function that reads them */
import { graphql, useFragment } from 'react-relay/hooks';
import type { PhotoDrawing_photo$key } from '../../__generated__/relay/PhotoDrawing_photo.graphql';
import { drawnShapes } from '../domain/photo';
import { Drawing } from '../ui/pictures/Drawing';

interface PhotoDrawingProps {
  photo: PhotoDrawing_photo$key;
  fit: 'cover' | 'contain';
  /** The text next to it says the same. @default false */
  decorative?: boolean;
}

/** The shapes drawn on a photo. Renders nothing until the photo's size is known. */
export function PhotoDrawing({ photo, ...how }: PhotoDrawingProps) {
  const { width, height, shapes } = useFragment(
    graphql`
      fragment PhotoDrawing_photo on Photo {
        width
        height
        shapes {
          kind
          x
          y
          toX
          toY
          text
          points
        }
      }
    `,
    photo,
  );
  return (
    width != null &&
    height != null && <Drawing shapes={drawnShapes(shapes)} ratio={width / height} {...how} />
  );
}
