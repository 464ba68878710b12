import { useId, type ReactNode } from 'react';
import styles from './Outbox.module.css';

/** A card below its title and the actions on all its entries. */
export function Part({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.titleLine}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <div className={styles.card}>{children}</div>
    </section>
  );
}
