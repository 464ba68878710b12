import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Spot } from './view';

/** Duration of a long press, in ms; the platforms' usual value. */
const holdMs = 500;
/** Movement from which a touch is a pan and no long press, in px. */
const stillPx = 10;

export type PressedBy = 'thumb' | 'mouse' | 'keys';

/**
 * Reports a long press or a right click. Reported when the touch ends, because only then may a
 * page open the camera. Returns the spot being pressed, in px of the element.
 */
export function usePress(
  element: RefObject<HTMLElement | null>,
  enabled: boolean,
  onPress: (at: Spot, by: PressedBy) => void,
): Spot | null {
  const [held, setHeld] = useState<Spot | null>(null);
  const press = useEffectEvent(onPress);

  useEffect(() => {
    const target = element.current;
    if (!enabled || target === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let begun: { readonly at: Spot; readonly pointerId: number; held: boolean } | null = null;

    const cancel = () => {
      clearTimeout(timer);
      begun = null;
      setHeld(null);
    };
    // Presses on a pin do not count.
    const dragging = () => target.querySelector('[data-dragged]') !== null;
    const down = (event: PointerEvent) => {
      cancel();
      if (!event.isPrimary || event.button !== 0) return;
      const at = within(target, event);
      const mine = { at, pointerId: event.pointerId, held: false };
      begun = mine;
      timer = setTimeout(() => {
        if (dragging()) return;
        mine.held = true;
        navigator.vibrate?.(10);
        setHeld(at);
      }, holdMs);
    };
    const move = (event: PointerEvent) => {
      if (begun === null || event.pointerId !== begun.pointerId) return;
      const now = within(target, event);
      if (Math.hypot(now.x - begun.at.x, now.y - begun.at.y) > stillPx) cancel();
    };
    const up = (event: PointerEvent) => {
      const ended = begun;
      cancel();
      if (!ended?.held || dragging() || ended.pointerId !== event.pointerId) return;
      if (event.pointerType === 'touch') clickNowhere(event.target);
      press(ended.at, event.pointerType === 'mouse' ? 'mouse' : 'thumb');
    };
    const menu = (event: MouseEvent) => {
      // A long touch fires `contextmenu` too; it is reported by `up`.
      event.preventDefault();
      if (begun === null && event.button === 2) press(within(target, event), 'mouse');
    };
    // In the capture phase, because the viewer captures the pointer.
    const onWay = { capture: true };
    target.addEventListener('pointerdown', down, onWay);
    target.addEventListener('pointermove', move, onWay);
    target.addEventListener('pointerup', up, onWay);
    target.addEventListener('pointercancel', cancel, onWay);
    target.addEventListener('wheel', cancel, { capture: true, passive: true });
    target.addEventListener('contextmenu', menu);
    return () => {
      cancel();
      target.removeEventListener('pointerdown', down, onWay);
      target.removeEventListener('pointermove', move, onWay);
      target.removeEventListener('pointerup', up, onWay);
      target.removeEventListener('pointercancel', cancel, onWay);
      target.removeEventListener('wheel', cancel, onWay);
      target.removeEventListener('contextmenu', menu);
    };
  }, [element, enabled]);
  return held;
}

/**
 * Suppresses the click after a handled touch, which would hit the form that has opened at this
 * spot. The `touchend` event is dispatched to the element on which the touch began, which may be
 * removed by then.
 */
function clickNowhere(touched: EventTarget | null): void {
  touched?.addEventListener('touchend', (event) => event.preventDefault(), {
    once: true,
    passive: false,
  });
}

function within(element: HTMLElement, { clientX, clientY }: MouseEvent): Spot {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
