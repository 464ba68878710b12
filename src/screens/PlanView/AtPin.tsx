import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Viewer } from './openViewer';
import styles from './PlanSheet.module.css';
import { besidePin, toScreen, type Spot } from './view';

interface AtPinProps {
  viewer: Pick<Viewer, 'view' | 'subscribe'>;
  spot: Spot;
  children: ReactNode;
}

/**
 * Stands beside a pin, wherever that is moved. Outside of the viewer's layer, which would take the
 * presses.
 */
export function AtPin({ viewer, spot: { x, y }, children }: AtPinProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lay = () => {
      if (place.current === null) return;
      const view = viewer.view();
      const { offsetWidth: width, offsetHeight: height, style } = place.current;
      const { left, top, inSight } = besidePin(view, toScreen(view, { x, y }), { width, height });
      style.transform = `translate(${left}px, ${top}px)`;
      style.visibility = inSight ? '' : 'hidden';
    };
    lay();
    const stop = viewer.subscribe(lay);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(lay);
    if (place.current) observer?.observe(place.current);
    return () => {
      stop();
      observer?.disconnect();
    };
  }, [viewer, x, y]);
  return (
    <div ref={place} className={styles.atPin}>
      {children}
    </div>
  );
}
