import type { ReactNode, Ref } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../Button';
import styles from './FullScreen.module.css';
import { CloseIcon } from '../icons';

interface FullScreenProps {
  title: string;
  /** Content between the title and the back button. */
  beside?: ReactNode;
  /** Label of the back button. */
  leave: string;
  onLeave: () => void;
  head?: Ref<HTMLElement>;
  children: ReactNode;
}

/**
 * A dialog that covers the whole screen, such as a photo. Its children are rows of a grid below its
 * head.
 */
export function FullScreen({ title, beside, leave, onLeave, head, children }: FullScreenProps) {
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen
      onOpenChange={(open) => !open && onLeave()}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <header ref={head} className={styles.head}>
            <Heading slot="title">{title}</Heading>
            {beside}
            <IconButton label={leave} onClick={onLeave}>
              <CloseIcon />
            </IconButton>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
