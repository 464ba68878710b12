import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { held, pinched, whole, zoomedAt, type Zoom } from './zoom';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface UsedZoom {
  readonly zoom: Zoom;
  /** Around a point in px from the middle of the box. @default the middle */
  zoomBy(factor: number, at?: Point): void;
  panBy(x: number, y: number): void;
  fit(): void;
  /**
   * Takes the pointers that move the picture: two fingers, or the middle button. True for one that
   * draws nothing.
   */
  down(event: PointerEvent): boolean;
  move(event: PointerEvent): boolean;
  up(event: PointerEvent): boolean;
}

/** Of a wheel's px, and of a trackpad's, whose pinch comes as a wheel with Ctrl. */
const wheelRate = { wheel: 0.002, pinch: 0.01 };
const lineOfWheelPx = 16;

/** Zooms and moves a picture in its box by two fingers, wheel and calls. */
export function useZoom(
  box: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
): UsedZoom {
  const [zoom, setZoom] = useState(whole);
  /** Where each pointer that is down was last. */
  const pointers = useRef(new Map<number, Point>());
  /** From the second finger on until all are up. */
  const moves = useRef(false);

  const change = (to: (now: Zoom) => Zoom) =>
    setZoom((now) => {
      if (box.current === null || picture.current === null) return now;
      const { offsetWidth, offsetHeight } = picture.current;
      const { clientWidth, clientHeight } = box.current;
      return held(
        to(now),
        { width: offsetWidth, height: offsetHeight },
        { width: clientWidth, height: clientHeight },
      );
    });
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    change((now) => zoomedAt(now, factor, at));
  const panBy = (x: number, y: number) => change((now) => ({ ...now, x: now.x + x, y: now.y + y }));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Otherwise the browser zooms the page.
    event.preventDefault();
    const px = event.deltaMode === 0 ? event.deltaY : event.deltaY * lineOfWheelPx;
    zoomBy(Math.exp(-px * (event.ctrlKey ? wheelRate.pinch : wheelRate.wheel)), fromMiddle(event));
  });
  const onResize = useEffectEvent(() => change((now) => now));
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    // React listens to wheels passively.
    const wheel = (event: WheelEvent) => onWheel(event);
    element.addEventListener('wheel', wheel, { passive: false });
    const observer =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => onResize());
    observer?.observe(element);
    return () => {
      element.removeEventListener('wheel', wheel);
      observer?.disconnect();
    };
  }, [box]);

  return {
    zoom,
    zoomBy,
    panBy,
    fit: () => setZoom(whole),
    down(event) {
      if (event.button === 1) event.preventDefault();
      event.currentTarget.setPointerCapture?.(event.pointerId);
      // The end of an earlier one may have been lost.
      if (event.isPrimary) {
        pointers.current.clear();
        moves.current = false;
      }
      pointers.current.set(event.pointerId, fromMiddle(event));
      moves.current ||= pointers.current.size > 1 || event.button === 1;
      return moves.current;
    },
    move(event) {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return moves.current;
      const now = fromMiddle(event);
      pointers.current.set(event.pointerId, now);
      if (!moves.current) return false;
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
      if (other !== undefined)
        change((zoomed) => pinched(zoomed, [before, other[1]], [now, other[1]]));
      else if (event.pointerType === 'mouse') panBy(now.x - before.x, now.y - before.y);
      return true;
    },
    up(event) {
      const moved = moves.current;
      pointers.current.delete(event.pointerId);
      if (pointers.current.size === 0) moves.current = false;
      return moved;
    },
  };
}
