/** One hash of everything a build is made from. */
export function stampOf(root: string): string;
