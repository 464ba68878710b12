import { graphql, useFragment } from 'react-relay/hooks';
import type { ComparePhotos_snag$key } from '../../../__generated__/relay/ComparePhotos_snag.graphql';
import { PhotoDrawing } from '../../parts/PhotoDrawing';
import { Picture } from '../../ui/Picture';
import styles from './ToCheck.module.css';
import { words } from './words';

/** The defect and the newest evidence, side by side. */
export function ComparePhotos({ snag }: { snag: ComparePhotos_snag$key }) {
  const { reference, photos } = useFragment(
    graphql`
      fragment ComparePhotos_snag on Snag {
        reference
        photos {
          kind
          thumbHash
          url(size: MEDIUM)
          ...PhotoDrawing_photo
        }
      }
    `,
    snag,
  );
  const sides = [
    { label: words.before, none: words.noBefore, photos: photos.filter(({ kind }) => kind === 'DEFECT'), newest: false },
    { label: words.after, none: words.noAfter, photos: photos.filter(({ kind }) => kind === 'EVIDENCE'), newest: true },
  ];
  return (
    <div className={styles.pair}>
      {sides.map((side) => {
        const photo = side.newest ? side.photos.at(-1) : side.photos[0];
        return (
          <figure key={side.label}>
            <div className={styles.drawnOn}>
              <Picture eager className={styles.picture} src={photo?.url ?? null} thumbHash={photo?.thumbHash ?? null} alt={photo ? words.photo(side.label, reference ?? '') : side.none} />
              {photo?.url != null && <PhotoDrawing photo={photo} fit="cover" />}
            </div>
            <figcaption className={styles.caption}>
              {photo ? side.label : side.none}
              {side.photos.length > 1 && `, ${words.more(side.photos.length - 1)}`}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
