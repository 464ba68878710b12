import type { Affine } from '../../../rules/pins';

/** As a row keeps it. */
export const writeAffine = (map: Affine): string => JSON.stringify(map);

// written by `writeAffine`
export const readAffine = (text: string): Affine => JSON.parse(text) as Affine;
