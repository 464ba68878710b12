import { useEffect, useState } from 'react';

/** Time after the last touch, key or scroll in which a press may follow, in ms. */
const recentInputMs = 5_000;
const touches = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'wheel', 'scroll'] as const;

/** True when there was no recent input, so the layout may shift. */
export function useNoRecentInput(): boolean {
  const [off, setOff] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setOff(true), recentInputMs);
      setOff(false);
    };
    // In the capture phase, because scroll events of elements do not bubble.
    for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, touched, { capture: true });
    };
  }, []);
  return off;
}
