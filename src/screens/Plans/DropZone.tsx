import { useEffect, useEffectEvent, useState } from 'react';
import styles from './Plans.module.css';
import { words } from './messages';

/** Makes the whole page a drop target for files. The button next to the title does the same for the keyboard. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onFiles);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // Otherwise the browser would open the file instead of the page.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // Only when leaving the window: `dragleave` also fires for every element passed.
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
