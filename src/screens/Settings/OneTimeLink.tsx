import { LinkField, wholeLink } from '../../parts/links/LinkField';
import styles from './Settings.module.css';

interface OneTimeLinkProps {
  title: string;
  hint: string;
  path: string;
  /** The message shared with the link. */
  message: (link: string) => string;
  onClose: () => void;
}

/** Shows a link that cannot be shown again. */
export function OneTimeLink({ title, hint, path, message, onClose }: OneTimeLinkProps) {
  const link = wholeLink(path);
  return (
    <div className={styles.link}>
      <LinkField
        title={title}
        hint={hint}
        link={link}
        message={message(link)}
        alone
        onDone={onClose}
      />
    </div>
  );
}
