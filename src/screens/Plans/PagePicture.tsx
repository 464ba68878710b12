import { useCallback, useEffect, useState } from 'react';
import { useRetry } from '../../app/loading/useRetry';
import { ImageIcon } from '../../ui/icons';
import styles from './Pages.module.css';
import { messages } from './messages';

/**
 * Delay before each retry, in ms: the server renders a page on the first request and has no picture
 * until then.
 */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 30_000, 60_000, 60_000];

interface PagePictureProps {
  src: string;
  alt: string;
  /** Says why there is no picture, where there is room for a sentence. @default false */
  telling?: boolean;
}

/**
 * The picture of a page; until it is rendered, and after a failure, a placeholder icon. The
 * server's picture of a page that can never be rendered is one pixel.
 */
export function PagePicture({ src, alt, telling = false }: PagePictureProps) {
  const [{ asked, tries, state }, set] = useState<Asking>({ asked: 0, tries: 0, state: 'asked' });
  const pause = pauses[tries];
  useEffect(() => {
    if (state !== 'failed' || pause === undefined) return undefined;
    const timer = setTimeout(
      () => set((now) => ({ asked: now.asked + 1, tries: now.tries + 1, state: 'asked' })),
      pause,
    );
    return () => clearTimeout(timer);
  }, [state, pause]);
  // After the last retry the picture is requested again when the connection is back or the page is
  // shown again.
  const givenUp = state === 'failed' && pause === undefined;
  const startAgain = useCallback(
    () => set((now) => ({ asked: now.asked + 1, tries: 0, state: 'asked' })),
    [],
  );
  useRetry(givenUp ? startAgain : null, null);
  const missing =
    state === 'never'
      ? messages.neverPagePicture
      : givenUp
        ? messages.noPagePicture
        : messages.drawingPage;
  return (
    <>
      <ImageIcon />
      {state !== 'failed' && state !== 'never' && (
        <img
          key={asked}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            set({
              asked,
              tries,
              state: naturalWidth === 1 && naturalHeight === 1 ? 'never' : 'shown',
            })
          }
          onError={() => set({ asked, tries, state: 'failed' })}
          className={styles.pagePicture}
        />
      )}
      {telling && (
        <p role="status" className={styles.noPicture}>
          {state === 'failed' || state === 'never' || (state === 'asked' && asked > 0)
            ? missing
            : null}
        </p>
      )}
    </>
  );
}

interface Asking {
  /** Total number of tries. */
  readonly asked: number;
  /** Number of pauses that are over. */
  readonly tries: number;
  readonly state: 'asked' | 'failed' | 'shown' | 'never';
}
