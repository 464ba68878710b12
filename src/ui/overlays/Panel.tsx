import type { ReactNode, RefObject } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { IconButton } from '../Button';
import { CloseIcon } from '../icons';
import { useLayer } from './layers';
import styles from './Panel.module.css';
import { Sheet } from './Sheet';
import { useWide } from '../layout/useWide';
import { messages } from '../messages/messages';

interface PanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Next to its button on a desktop, so that its effect on the screen is visible; a sheet on a phone.
 */
export function Panel({ open, onClose, title, anchor, children }: PanelProps) {
  const wide = useWide();
  useLayer(open && wide, onClose);
  if (!wide) {
    return (
      <Sheet open={open} onClose={onClose} title={title}>
        {children}
      </Sheet>
    );
  }
  return (
    <Popover
      className={styles.panel ?? ''}
      triggerRef={anchor}
      isOpen={open}
      onOpenChange={(now) => !now && onClose()}
      placement="bottom start"
    >
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
    </Popover>
  );
}
