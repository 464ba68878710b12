/**
 * What a program may do with a key of the API. All see what a viewer sees. RAISE may in addition
 * raise snags and add photos and comments, ALL in addition what an inspector may do to snags.
 */
export const keyKinds = ['READ', 'RAISE', 'ALL'] as const;
export type KeyKind = (typeof keyKinds)[number];

/** Most events of a webhook that were not taken, as they are listed. */
export const untakenListed = 50;

/** Every key begins with this, so that scanners for leaked secrets and people know one. */
export const keyPrefix = 'sbk_';
