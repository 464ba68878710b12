import { useState } from 'react';
import { classes } from '../classes';
import { ImageIcon } from '../icons';
import styles from './Picture.module.css';
import { thumbHashUrl } from './thumbHashUrl';

export interface PictureProps {
  /** Null while there is no picture yet. */
  src: string | null;
  /** Empty if the text next to it says the same. */
  alt: string;
  thumbHash?: string | null;
  /**
   * `cover` fills its box, `contain` shows all of the picture.
   * @default 'cover'
   */
  fit?: 'cover' | 'contain';
  className?: string | undefined;
  /** Loads at once, without `loading="lazy"`. */
  eager?: boolean;
  /** The picture at `src` cannot be loaded. */
  onFailed?: () => void;
}

/** A photo in a box whose size is known beforehand: first its blurred colours, then the picture. */
export function Picture({
  src,
  alt,
  thumbHash = null,
  fit = 'cover',
  className,
  eager = false,
  onFailed,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const blurred = thumbHash === null ? null : thumbHashUrl(thumbHash);
  const shown = src !== null && failed !== src;
  return (
    <span
      className={classes(styles.box, styles[fit], className)}
      style={blurred === null ? undefined : { backgroundImage: `url(${blurred})` }}
      {...(!shown && alt !== '' ? { role: 'img', 'aria-label': alt } : {})}
    >
      {shown && (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => (setFailed(src), onFailed?.())}
        />
      )}
      {!shown && blurred === null && <ImageIcon />}
    </span>
  );
}
