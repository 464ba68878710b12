import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './Button';
import { CloseIcon } from './icons';
import styles from './Sheet.module.css';
import { words } from './words';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A dialog over the screen: from the bottom on a phone, where the thumb is, and in the middle on a desktop. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  return (
    <ModalOverlay className={styles.scrim ?? ''} isOpen={open} onOpenChange={(now) => !now && onClose()} isDismissable>
      <Modal className={styles.sheet ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label={words.close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
