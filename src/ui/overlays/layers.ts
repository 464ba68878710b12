import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Overlays as entries of the browser's history (src/shell/layers.ts). */
export interface Layers {
  /**
   * Registers an opened overlay; `onBack` closes it. Returns the function to call when it was
   * closed without Back. `byEscape`: whether `closeTop` closes it too.
   */
  open(onBack: () => void, byEscape: boolean): () => void;
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
  useEffect(
    () => (open && layers !== null ? layers.open(() => back(), byEscape) : undefined),
    [open, layers, byEscape],
  );
}
