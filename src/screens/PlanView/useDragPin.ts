import { useEffect, useEffectEvent } from 'react';
import type { Viewer } from './openViewer';
import { ontoSheet, toSheet, type Spot } from './view';

/** A thumb holds a pin so long before it moves, in ms; a mouse moves it at once. */
const holdMs = 250;
const stillPx = 6;

/**
 * The open pin follows a mouse that drags it, or a thumb that held it. The drawing does not pan meanwhile. What is seen is the button itself
 * being moved; only where it is let go is told.
 */
export function useDragPin(viewer: Viewer | null, key: string | null, enabled: boolean, onDrop: (at: Spot) => Promise<void>): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (viewer === null || key === null || !enabled) return undefined;
    const { layer } = viewer;
    let drag: { readonly mark: HTMLElement; readonly pointerId: number; readonly from: Spot; moving: boolean; timer: ReturnType<typeof setTimeout> | undefined } | null = null;

    const putDown = (mark: HTMLElement) => {
      mark.style.translate = '';
      delete mark.dataset['dragged'];
    };
    const end = () => {
      if (drag === null) return;
      clearTimeout(drag.timer);
      putDown(drag.mark);
      drag = null;
    };
    const lift = (started: NonNullable<typeof drag>) => {
      started.moving = true;
      started.mark.dataset['dragged'] = '';
      started.mark.setPointerCapture(started.pointerId);
    };
    const down = (event: PointerEvent) => {
      const mark = event.target instanceof Element ? event.target.closest<HTMLElement>(`[data-mark="${CSS.escape(key)}"]`) : null;
      if (mark === null || !event.isPrimary || event.button !== 0) return;
      // The drawing would take the pointer for itself. A press that moves nothing is of no use on a pin that is open already.
      event.stopPropagation();
      end();
      const started = { mark, pointerId: event.pointerId, from: { x: event.clientX, y: event.clientY }, moving: false, timer: undefined };
      drag = started;
      if (event.pointerType !== 'mouse') drag.timer = setTimeout(() => drag !== null && lift(drag), holdMs);
    };
    const move = (event: PointerEvent) => {
      if (drag === null || event.pointerId !== drag.pointerId) return;
      if (event.buttons === 0) {
        // A mouse that was let go beside the window tells nobody.
        end();
        return;
      }
      const [x, y] = [event.clientX - drag.from.x, event.clientY - drag.from.y];
      if (!drag.moving && Math.hypot(x, y) > stillPx) {
        if (event.pointerType !== 'mouse') {
          end();
          return;
        }
        lift(drag);
      }
      if (drag.moving) drag.mark.style.translate = `${x}px ${y}px`;
    };
    const up = (event: PointerEvent) => {
      if (drag === null || event.pointerId !== drag.pointerId) return;
      const { moving, mark } = drag;
      if (!moving) {
        end();
        return;
      }
      const { left, top, width, height } = mark.getBoundingClientRect();
      const box = layer.getBoundingClientRect();
      drag = null;
      // It stays where it was let go until the sheet itself has it there.
      void drop(ontoSheet(toSheet(viewer.view(), { x: left + width / 2 - box.left, y: top + height / 2 - box.top }))).finally(() => putDown(mark));
    };
    layer.addEventListener('pointerdown', down);
    layer.addEventListener('pointermove', move);
    layer.addEventListener('pointerup', up);
    layer.addEventListener('pointercancel', end);
    return () => {
      end();
      layer.removeEventListener('pointerdown', down);
      layer.removeEventListener('pointermove', move);
      layer.removeEventListener('pointerup', up);
      layer.removeEventListener('pointercancel', end);
    };
  }, [viewer, key, enabled]);
}
