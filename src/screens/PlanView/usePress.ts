import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Spot } from './view';

/** From the touch to the moment a spot counts as held, in ms; the same as everywhere on a phone. */
const holdMs = 500;
/** A thumb is never still; further than this it pans, in px. */
const stillPx = 10;

export type PressedBy = 'thumb' | 'mouse' | 'keys';

/**
 * Tells of a spot that was held and let go, or pressed with the other mouse button. Told as the finger leaves: only then does a browser let a
 * page open the camera. Returns the spot that is held at the moment, in px of the element.
 */
export function usePress(element: RefObject<HTMLElement | null>, enabled: boolean, onPress: (at: Spot, by: PressedBy) => void): Spot | null {
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
    // What is done with a pin is no press of the spot below it.
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
      // A long touch opens a menu too, and its spot is told by `up`.
      event.preventDefault();
      if (begun === null && event.button === 2) press(within(target, event), 'mouse');
    };
    // On their way down, because the drawing takes the pointer for itself.
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
 * A touch that was answered is no click as well: that would fall on whatever the form has at this spot, a trade or its last button. The end
 * of a touch reaches only what it began on, and by then that may be out of the page.
 */
function clickNowhere(touched: EventTarget | null): void {
  touched?.addEventListener('touchend', (event) => event.preventDefault(), { once: true, passive: false });
}

function within(element: HTMLElement, { clientX, clientY }: MouseEvent): Spot {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
