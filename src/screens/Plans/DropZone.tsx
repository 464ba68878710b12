import { useEffect, useEffectEvent, useState } from 'react';
import styles from './Plans.module.css';
import { words } from './messages';

/** The whole page takes files as long as some are dragged over it. The button beside the title is its equal for a keyboard. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onFiles);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // Else the browser opens the file in place of the page.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // Only out of the window; every element it passes is left, too.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (files.length > 0) dropped(files);
    };
    const listeners = [['dragenter', drag], ['dragover', drag], ['dragleave', leave], ['drop', drop]] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener);
    };
  }, []);
  return over && <p className={styles.drop}>{words.drop}</p>;
}
