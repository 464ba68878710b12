import { useState } from 'react';
import { FullScreen } from '../../ui/overlays/FullScreen';
import { useLayer } from '../../ui/overlays/layers';
import { paperName } from '../../ui/pictures/paper';
import { PagePicture } from './PagePicture';
import styles from './Pages.module.css';
import type { SentPage } from './uploads';
import { messages } from './messages';

/**
 * Thumbnail of a page of a file; pressed, it is shown in full screen. Nothing for a file without
 * page pictures.
 */
export function PageThumb({ page }: { page: SentPage }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useLayer(open, close);
  if (page.small === null || page.large === null) return null;
  const title = messages.pageTitle(page.page, page.title, paperName(page.widthMm, page.heightMm));
  return (
    <>
      <button
        type="button"
        className={styles.thumb}
        aria-label={messages.enlarge(page.page)}
        onClick={() => setOpen(true)}
      >
        <PagePicture src={page.small} alt="" />
      </button>
      {open && (
        <FullScreen title={title} leave={messages.backToPages} onLeave={close}>
          <div className={styles.large}>
            <PagePicture src={page.large} alt={title} telling />
          </div>
        </FullScreen>
      )}
    </>
  );
}
