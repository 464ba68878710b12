import type { ReactNode } from 'react';
import { Button } from './Button';
import { classes } from './classes';
import styles from './State.module.css';
import { useTitle } from './useTitle';
import { messages } from './messages/messages';

interface EmptyStateProps {
  title: string;
  /**
   * Level of the heading: 1 if it replaces a whole screen.
   * @default 2
   */
  level?: 1 | 2;
  icon?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** An empty state: an explanation and the next action. */
export function EmptyState({ title, level = 2, icon, children, action }: EmptyStateProps) {
  useTitle(level === 1 ? title : null);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={classes(styles.state, styles.empty)}>
      {icon}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </section>
  );
}

interface FailedStateProps {
  title: string;
  children: ReactNode;
  onRetry?: () => void;
  /** Not an error: nobody can do anything about it here. @default false */
  calm?: boolean;
  /** Another action. */
  action?: ReactNode;
}

/** A failure: what happened, what was kept, and Try again. */
export function FailedState({ title, children, onRetry, calm = false, action }: FailedStateProps) {
  return (
    <section className={styles.state} role={calm ? 'status' : 'alert'}>
      <h1 className={styles.title}>{title}</h1>
      <p>{children}</p>
      <div className={styles.actions}>
        {onRetry && (
          <Button look="ink" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        )}
        {action}
      </div>
    </section>
  );
}
