import { useEffect, useEffectEvent } from 'react';
import type { Viewer } from './openViewer';
import { ontoSheet, toSheet, type Spot } from './view';

/** Time a touch must hold a pin before it can be dragged, in ms; a mouse drags at once. */
const holdMs = 250;
const stillPx = 6;

/**
 * Dragging of the open pin by mouse or by a long touch. The plan does not pan meanwhile. The button
 * itself is moved;
 * only the final position is reported.
 */
export function useDragPin(
  viewer: Viewer | null,
  key: string | null,
  enabled: boolean,
  onDrop: (at: Spot) => Promise<void>,
): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (viewer === null || key === null || !enabled) return undefined;
    const { layer } = viewer;
    let drag: {
      readonly mark: HTMLElement;
      readonly pointerId: number;
      readonly from: Spot;
      moving: boolean;
      timer: ReturnType<typeof setTimeout> | undefined;
    } | null = null;

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
      const mark =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>(`[data-mark="${CSS.escape(key)}"]`)
          : null;
      if (mark === null || !event.isPrimary || event.button !== 0) return;
      // Otherwise the viewer would capture the pointer. A plain press on an open pin does nothing.
      event.stopPropagation();
      end();
      const started = {
        mark,
        pointerId: event.pointerId,
        from: { x: event.clientX, y: event.clientY },
        moving: false,
        timer: undefined,
      };
      drag = started;
      if (event.pointerType !== 'mouse')
        drag.timer = setTimeout(() => drag !== null && lift(drag), holdMs);
    };
    const move = (event: PointerEvent) => {
      if (drag === null || event.pointerId !== drag.pointerId) return;
      if (event.buttons === 0) {
        // A button released outside of the window fires no event.
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
      // It stays at its dropped position until the store has the new one.
      void drop(
        ontoSheet(
          toSheet(viewer.view(), { x: left + width / 2 - box.left, y: top + height / 2 - box.top }),
        ),
      ).finally(() => putDown(mark));
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
