import { useEffect, useState } from 'react';
import { ImageIcon } from '../../ui/icons';
import styles from './Pages.module.css';

/** Delay before each retry, in ms: the server renders a page on the first request and has no picture until then. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 30_000, 60_000, 60_000];

interface PagePictureProps {
  src: string;
  alt: string;
}

/** The picture of a page; until it is rendered, and after a failure, a placeholder icon. */
export function PagePicture({ src, alt }: PagePictureProps) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const pause = pauses[tries];
    if (!failed || pause === undefined) return undefined;
    const timer = setTimeout(() => {
      setFailed(false);
      setTries(tries + 1);
    }, pause);
    return () => clearTimeout(timer);
  }, [failed, tries]);
  return (
    <>
      <ImageIcon />
      {!failed && <img key={tries} src={src} alt={alt} loading="lazy" decoding="async" draggable={false} onError={() => setFailed(true)} className={styles.pagePicture} />}
    </>
  );
}
