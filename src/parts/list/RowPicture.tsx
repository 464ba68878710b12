import { Picture, type PictureProps } from '../../ui/pictures/Picture';
import { StatusMark, type Status } from '../../ui/StatusMark';
import styles from './SnagRow.module.css';

interface RowPictureProps extends Pick<PictureProps, 'src' | 'thumbHash' | 'onFailed'> {
  status: Status;
}

/** The picture of a snag in a list, with its status in the corner. */
export function RowPicture({ status, ...picture }: RowPictureProps) {
  return (
    <span className={styles.picture}>
      <Picture className={styles.thumbnail} {...picture} alt="" />
      <span className={styles.disc}>
        <StatusMark status={status} />
      </span>
    </span>
  );
}
