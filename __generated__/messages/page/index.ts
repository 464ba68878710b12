// Written by `npm run messages`; not edited by hand.
export const catalogues = { ar: () => import('./ar'), de: () => import('./de'), es: () => import('./es'), fr: () => import('./fr'), it: () => import('./it'), pl: () => import('./pl'), ro: () => import('./ro'), tr: () => import('./tr') };
