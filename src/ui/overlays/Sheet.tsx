import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../Button';
import { classes } from '../classes';
import { CloseIcon } from '../icons';
import { useLayer } from './layers';
import styles from './Sheet.module.css';
import { messages } from '../messages/messages';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** False for a sheet that itself asks whether to go back. @default true */
  closedByBack?: boolean;
  /** False for a sheet whose input a tap beside it would lose. @default true */
  closedByTap?: boolean;
  /** As wide as the screen. @default false */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A dialog over the screen: at the bottom on a phone, within reach of the thumb, and centred on a
 * desktop.
 */
export function Sheet({
  open,
  onClose,
  title,
  closedByBack = true,
  closedByTap = true,
  wide = false,
  children,
}: SheetProps) {
  useLayer(open && closedByBack, onClose);
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={open}
      onOpenChange={(now) => !now && onClose()}
      isDismissable={closedByTap}
    >
      <Modal className={classes(styles.sheet, wide && styles.wide)}>
        <Dialog className={styles.dialog ?? ''}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label={messages.close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
