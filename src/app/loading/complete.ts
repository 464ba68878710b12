import { createContext } from 'react';

/** Called when a screen is complete. */
export const CompleteContext = createContext<() => void>(() => undefined);
