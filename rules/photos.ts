import { type Actor, ofRole, type PhotoKind, type Role, type SnagStatus } from './snag';

/** What of a photo decides who may hide it. */
export interface ShownPhoto {
  readonly kind: PhotoKind;
  /** Who took it. */
  readonly by: string;
  /** It came since the snag was last open. */
  readonly ofThisRound: boolean;
}

/** Admins any, inspectors their own and the trades', a trade its own until it was checked. */
export function mayRemove({ role, userId }: Actor, photo: ShownPhoto, snag: SnagOfPhoto): boolean {
  return ofRole(removers, role)?.({ own: photo.by === userId, photo, snag }) === true;
}

interface SnagOfPhoto {
  readonly status: SnagStatus;
  /** How many photos of the work this round has. */
  readonly evidenceCount: number;
}

interface Asked {
  readonly own: boolean;
  readonly photo: ShownPhoto;
  readonly snag: SnagOfPhoto;
}

/** Photos stand in the order of the journal, so of those of the work the last `evidenceCount` came in this round. */
export function isOfThisRound(photoId: string, photos: readonly { readonly id: string; readonly kind: unknown }[], evidenceCount: number): boolean {
  const evidence = photos.filter(({ kind }) => kind === 'EVIDENCE');
  return evidence.slice(Math.max(0, evidence.length - evidenceCount)).some(({ id }) => id === photoId);
}

const removers: Readonly<Record<Role, (asked: Asked) => boolean>> = {
  ADMIN: () => true,
  INSPECTOR: ({ own, photo }) => own || photo.kind === 'EVIDENCE',
  TRADE({ own, photo, snag }) {
    // Rounds before this one were checked, and so was what is closed or void.
    if (!own || !photo.ofThisRound || snag.status === 'CLOSED' || snag.status === 'VOID') return false;
    // A fixed snag must keep at least one evidence photo.
    return snag.status !== 'FIXED' || snag.evidenceCount > 1;
  },
  VIEWER: () => false,
};
