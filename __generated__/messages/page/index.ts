// Written by `npm run messages`; not edited by hand.
export const catalogues = { de: () => import('./de') };
