import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface Layer {
  /** Closes the overlay. */
  onBack(): void;
  /** False as soon as the page is without it, before it is unregistered. */
  isShown(): boolean;
  /** Whether `closeTop` closes it too. */
  readonly byEscape: boolean;
}

/** Overlays as entries of the browser's history (src/shell/layers.ts). */
export interface Layers {
  /** Registers an opened overlay. Returns the function to call when it was closed without Back. */
  open(layer: Layer): () => void;
  /** Closes the topmost overlay that Escape closes, without Back; false if none is open. */
  closeTop(): boolean;
}

export const LayersContext = createContext<Layers | null>(null);

/**
 * While it is open, Back closes this overlay: a sheet, a menu, a form in place of a row, a mode of
 * the screen. `byEscape`: false if it handles Escape itself.
 */
export function useLayer(open: boolean, onBack: () => void, byEscape = true): void {
  const layers = use(LayersContext);
  const back = useEffectEvent(onBack);
  const shown = useRef(false);
  // React unregisters it some time after the page is painted without it, later on a busy device.
  // Back pressed in between must not be spent on it.
  useLayoutEffect(() => {
    shown.current = open;
    return () => {
      shown.current = false;
    };
  }, [open]);
  useEffect(
    () =>
      open && layers !== null
        ? layers.open({ onBack: () => back(), isShown: () => shown.current, byEscape })
        : undefined,
    [open, layers, byEscape],
  );
}
