import { LinkField } from './LinkField';
import styles from './Settings.module.css';

interface OneTimeLinkProps {
  title: string;
  hint: string;
  path: string;
  /** What is sent with the link when it is shared. */
  message: (link: string) => string;
  onClose: () => void;
}

/** The only time a link is shown. */
export function OneTimeLink({ title, hint, path, message, onClose }: OneTimeLinkProps) {
  const link = wholeLink(path);
  return (
    <div className={styles.link}>
      <LinkField title={title} hint={hint} link={link} message={message(link)} alone onDone={onClose} />
    </div>
  );
}

export const wholeLink = (path: string): string => new URL(path, window.location.href).href;
