import { Bar, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './PlansSkeleton.module.css';

const messages = frameMessages.plans;

export function PlansSkeleton() {
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
      </div>
      <Skeleton loading={messages.loading}>
        <div className={styles.cards}>
          {[70, 55, 80, 60, 75, 50].map((width) => (
            <div key={width} className={styles.card}>
              <div className={styles.face} />
              <div>
                <Bar width={`${width}%`} />
                <Bar width="50%" line="fact" />
              </div>
            </div>
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
