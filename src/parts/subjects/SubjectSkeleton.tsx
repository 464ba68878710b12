import { Box, Skeleton } from '../../ui/Skeleton';
import { PageBar } from '../PageBar';
import styles from './Subjects.module.css';

export function SubjectSkeleton({ title, loading }: { title: string; loading: string }) {
  return (
    <div className={styles.screen}>
      <PageBar title={title} />
      <div className={styles.columns}>
        <Skeleton loading={loading}>
          <Box width="100%" height="210px" />
        </Skeleton>
      </div>
    </div>
  );
}
