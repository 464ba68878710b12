import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './SnagDetail.module.css';

const messages = frameMessages.history;

/** Placeholder of the history. Nothing is below it, so nothing shifts when it is replaced. */
export function SnagHistorySkeleton() {
  return (
    <section className={styles.section} aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <Skeleton loading={messages.loading}>
        <div>
          {['70%', '55%', '60%'].map((width) => (
            <div key={width} className={styles.event}>
              <Box width="28px" height="28px" />
              <Bar width={width} />
            </div>
          ))}
        </div>
      </Skeleton>
    </section>
  );
}
