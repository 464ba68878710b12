import { type Actor, ofRole, type PhotoKind, type Role, type SnagStatus } from './snag';

/** The fields of a photo that decide who may remove it. */
export interface ShownPhoto {
  readonly kind: PhotoKind;
  /** Who took it. */
  readonly by: string;
  /** It was added since the snag was last open. */
  readonly ofThisRound: boolean;
}

/**
 * Admins any photo; inspectors their own and those of trades; a trade its own until they were
 * checked.
 */
export function mayRemove({ role, userId }: Actor, photo: ShownPhoto, snag: SnagOfPhoto): boolean {
  return ofRole(removers, role)?.({ own: photo.by === userId, photo, snag }) === true;
}

interface SnagOfPhoto {
  readonly status: SnagStatus;
  /** Number of evidence photos of this round. */
  readonly evidenceCount: number;
}

interface PhotoRemoval {
  readonly own: boolean;
  readonly photo: ShownPhoto;
  readonly snag: SnagOfPhoto;
}

/**
 * Photos are in the order of the journal, so the last `evidenceCount` evidence photos are of this
 * round.
 */
export function isOfThisRound(
  photoId: string,
  photos: readonly { readonly id: string; readonly kind: unknown }[],
  evidenceCount: number,
): boolean {
  const evidence = photos.filter(({ kind }) => kind === 'EVIDENCE');
  return evidence
    .slice(Math.max(0, evidence.length - evidenceCount))
    .some(({ id }) => id === photoId);
}

const removers: Readonly<Record<Role, (asked: PhotoRemoval) => boolean>> = {
  ADMIN: () => true,
  INSPECTOR: ({ own, photo }) => own || photo.kind === 'EVIDENCE',
  TRADE({ own, photo, snag }) {
    // Earlier rounds were checked, and so were closed and void snags.
    if (!own || !photo.ofThisRound || snag.status === 'CLOSED' || snag.status === 'VOID')
      return false;
    // A fixed snag must keep at least one evidence photo.
    return snag.status !== 'FIXED' || snag.evidenceCount > 1;
  },
  VIEWER: () => false,
};
