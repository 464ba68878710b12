import { useState } from 'react';
import { FullScreen } from '../../ui/overlays/FullScreen';
import { useLayer } from '../../ui/overlays/layers';
import { paperName } from '../../ui/pictures/paper';
import { PagePicture } from './PagePicture';
import styles from './Plans.module.css';
import type { SentPage } from './uploads';
import { words } from './messages';

/** What is on a page of a file, small; pressed it fills the screen. Nothing for a file without pictures of its pages. */
export function PageThumb({ page }: { page: SentPage }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useLayer(open, close);
  if (page.small === null || page.large === null) return null;
  const title = words.pageTitle(page.page, page.title, paperName(page.widthMm, page.heightMm));
  return (
    <>
      <button type="button" className={styles.thumb} aria-label={words.enlarge(page.page)} onClick={() => setOpen(true)}>
        <PagePicture src={page.small} alt="" />
      </button>
      {open && (
        <FullScreen title={title} leave={words.backToPages} onLeave={close}>
          <div className={styles.large}>
            <PagePicture src={page.large} alt={title} />
          </div>
        </FullScreen>
      )}
    </>
  );
}
