import { useEffect, useState } from 'react';
import { ImageIcon } from '../../ui/icons';
import styles from './Plans.module.css';

/** ms before each further try: the server draws a page when it is first asked for, and answers without a picture until then. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 30_000, 60_000, 60_000];

interface PagePictureProps {
  src: string;
  alt: string;
}

/** A page of a file; until it is drawn, and if it cannot be, a sign stands in its place. */
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
