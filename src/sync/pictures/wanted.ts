import { dayMs } from '../../../rules/days';
import { keptLimits } from '../../../rules/limits';
import { statusesOfTurn } from '../../../rules/shown';
import { waitsForPerson } from '../../../rules/waiting';
import { Copy } from '../answers/copy';
import { link, links } from '../answers/fields';
import { nothingPending, type ProjectRows, type Row } from '../rows/row';
import { photoKey } from '../../worker/kept';

/** A photo in one size. */
export interface WantedPhoto {
  readonly key: string;
  readonly snagId: string;
  readonly size: 'small' | 'medium';
}

/** The pictures that belong to a project kept offline, by what the person sees of it. */
export interface Wanted {
  /**
   * Thumbnails of snags that are unfinished or were changed lately, and larger photos of those that
   * wait for the person. Last changed first, thumbnails before larger photos.
   */
  readonly photos: readonly WantedPhoto[];
  /** The current revision of each plan that the person sees, if it is rendered. */
  readonly revisionIds: readonly string[];
  /**
   * The one before each of these: it stays if it is on the device, so that the two can be compared
   * without a line.
   */
  readonly earlierIds: readonly string[];
}

/** How long after its last change the thumbnails of a finished snag are kept offline, in ms. */
const latelyMs = keptLimits.latelyDays * dayMs;

/**
 * Ids of a snag's rendered photos, cached by its row, which is replaced by a new object on every
 * change.
 */
const photoIds = new WeakMap<Row, readonly string[]>();

/** `only`: nothing but the sheets of these plans. */
export async function wantedOf(
  rows: ProjectRows,
  userId: string,
  now: number,
  only?: readonly string[],
): Promise<Wanted> {
  const project = rows.row(rows.projectId);
  if (project === undefined) return { photos: [], revisionIds: [], earlierIds: [] };
  const copy = new Copy(rows, nothingPending, project, userId, null);
  const small: WantedPhoto[] = [];
  const medium: WantedPhoto[] = [];
  for (const snag of only === undefined ? copy.inOrder('CHANGED') : []) {
    const { row, status, changedAt } = snag;
    const waits = waitsForPerson(snag, copy.actor);
    if (statusesOfTurn('NOBODY').includes(status) && changedAt < now - latelyMs) continue;
    for (const photoId of await photosOf(rows, row)) {
      small.push({ key: photoKey(photoId, 'small'), snagId: row.id, size: 'small' });
      if (waits) medium.push({ key: photoKey(photoId, 'medium'), snagId: row.id, size: 'medium' });
    }
  }
  const planIds = copy.planIds().filter((id) => only?.includes(id) ?? true);
  const revisionIds = planIds.flatMap((id) => {
    const revision = rows.row(link(rows.row(id)?.['current']) ?? '');
    return revision?.['state'] === 'READY' ? [revision.id] : [];
  });
  const earlierIds = planIds.flatMap((id) => {
    const ids = links(rows.row(id)?.['revisions']);
    const older = ids.slice(ids.indexOf(link(rows.row(id)?.['current']) ?? '') + 1);
    return older.find((each) => rows.row(each)?.['state'] === 'READY') ?? [];
  });
  return { photos: [...small, ...medium], revisionIds, earlierIds };
}

async function photosOf(rows: ProjectRows, snag: Row): Promise<readonly string[]> {
  const known = photoIds.get(snag);
  if (known !== undefined) return known;
  const details = await rows.details(snag.id);
  const ready = new Set(details?.rows.flatMap((row) => (row['state'] === 'READY' ? [row.id] : [])));
  const found = details?.photoIds.filter((id) => ready.has(id)) ?? [];
  if (details !== null) photoIds.set(snag, found);
  return found;
}
