import { Bar, Skeleton } from '../../ui/Skeleton';
import styles from './SnagDetail.module.css';
import { words } from './words';

/** Where the history will be. Nothing stands below it that could move. */
export function SnagHistorySkeleton() {
  return (
    <section className={styles.section} aria-label={words.history}>
      <h2>{words.history}</h2>
      <Skeleton what={words.whatHistory}>
        <div className={styles.timeline}>
          {['70%', '55%', '60%'].map((width) => (
            <div key={width} className={styles.event}>
              <Bar width={width} />
            </div>
          ))}
        </div>
      </Skeleton>
    </section>
  );
}
