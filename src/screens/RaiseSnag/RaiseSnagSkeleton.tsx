import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import styles from './RaiseSnag.module.css';
import { words } from './words';

export function RaiseSnagSkeleton() {
  return (
    <div className={styles.form}>
      <h1>{words.title}</h1>
      <Skeleton what={words.what}>
        <div className={styles.fields}>
          <Box width="100%" height="112px" />
          <Bar width="20%" />
          <Box width="100%" height="112px" />
          <Bar width="20%" />
          <Box width="100%" height="48px" />
        </div>
      </Skeleton>
    </div>
  );
}
