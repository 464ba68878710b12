import { useEffect, useState } from 'react';

/** Milliseconds after the last touch, key or scroll in which somebody may be about to press what they look at. */
const handsOn = 5_000;
const touches = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'wheel', 'scroll'] as const;

/** Whether nobody touches the page: what moves now moves under no thumb. */
export function useHandsOff(): boolean {
  const [off, setOff] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setOff(true), handsOn);
      setOff(false);
    };
    // Scrolling does not bubble, and what scrolls may be a part of the page.
    for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, touched, { capture: true });
    };
  }, []);
  return off;
}
