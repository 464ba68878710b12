// Written by `npm run words`; not edited by hand.
export const catalogues = { de: () => import('./de') };
