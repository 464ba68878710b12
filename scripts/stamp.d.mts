/** What a build was made from, as one hash. */
export function stampOf(root: string): string;
