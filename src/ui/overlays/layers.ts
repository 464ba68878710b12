import { createContext, use, useEffect, useEffectEvent } from 'react';

/** What lies over the screens, as the browser's Back button knows it. */
export interface Layers {
  /** Something opens on top; `onBack` closes it. Returns the way to say that it was closed by hand. */
  open(onBack: () => void): () => void;
  /** Closes what is on top, as by hand; false if nothing is open. */
  closeTop(): boolean;
}

export const LayersContext = createContext<Layers | null>(null);

/** Back closes this as long as it is open: a sheet, a menu, a form in the place of a row. */
export function useLayer(open: boolean, onBack: () => void): void {
  const layers = use(LayersContext);
  const back = useEffectEvent(onBack);
  useEffect(() => (open && layers !== null ? layers.open(() => back()) : undefined), [open, layers]);
}
