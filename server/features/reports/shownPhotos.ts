import type { ReportPhotos } from '../../../rules/reports';
import type { PhotoTable } from '../../database/schema';

/** How many photos of a snag a report shows. */
export const photosPerSnag: Readonly<Record<ReportPhotos, number>> = {
  NONE: 0,
  SMALL: 4,
  LARGE: 20,
};

/**
 * Of too many photos the first of the defect and the newest of the evidence, in their order: a
 * report tells what was wrong and what was done about it.
 */
export function shownPhotos<Photo extends Pick<PhotoTable, 'kind'>>(
  photos: readonly Photo[],
  size: ReportPhotos,
): Photo[] {
  const most = photosPerSnag[size];
  if (photos.length <= most) return [...photos];
  const [defect, evidence] = (['DEFECT', 'EVIDENCE'] as const).map((of) =>
    photos.filter(({ kind }) => kind === of),
  );
  const [before = [], after = []] = [defect, evidence];
  // Half of each, and what one kind leaves free for the other.
  const early = Math.max(Math.min(before.length, Math.floor(most / 2)), most - after.length);
  const shown = new Set([
    ...before.slice(0, early),
    ...after.slice(Math.max(0, after.length - (most - early))),
  ]);
  return photos.filter((photo) => shown.has(photo));
}
