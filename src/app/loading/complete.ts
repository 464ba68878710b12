import { createContext } from 'react';

/** Told when all of a screen is there. */
export const CompleteContext = createContext<() => void>(() => undefined);
