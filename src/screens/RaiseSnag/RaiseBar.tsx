import type { ReactNode } from 'react';
import { LineMark } from '../../parts/LineMark';
import { IconButton } from '../../ui/Button';
import { CloseIcon } from '../../ui/icons';
import { useWide } from '../../ui/layout/useWide';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './RaiseBar.module.css';

const messages = frameMessages.raise;

interface RaiseBarProps {
  onClose?: () => void;
  /** What is said of the draft. */
  children?: ReactNode;
}

/** The bar of the form: closes it, and tells that the draft is kept. */
export function RaiseBar({ onClose, children }: RaiseBarProps) {
  return (
    <header className={styles.bar}>
      <IconButton label={messages.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      <h1>{messages.title}</h1>
      <p className={styles.draft}>{children}</p>
      <LineMark withAge={!useWide()} />
    </header>
  );
}
