import type { World } from '../../device/world';
import { packPartBytes } from '../../../rules/sheetPack';
import { packKey } from '../../worker/kept';
import { fetchPart, fetchPhoto, type Fetched } from './fetchPicture';
import type { Setbacks } from './pauses';
import type { Wanted, WantedPhoto } from './wanted';
import type { KeptItem, PictureSizes } from '../databases';

/** Assumed size of a sheet before the server has told it, in bytes. */
const usualSheet = 3_000_000;

/** The fetch of one photo, or of the missing parts of one sheet. */
export interface Job {
  /** The key of the first picture it fetches. */
  readonly key: string;
  readonly run: (at: {
    readonly projectId: string;
    readonly fetchAndKeep: (
      item: Omit<KeptItem, 'byteLength' | 'packBytes'>,
      load: () => Promise<Fetched | null>,
    ) => Promise<Fetched | null>;
    readonly isOver: () => boolean;
    readonly signal: AbortSignal;
    readonly world: Pick<World, 'clock' | 'fetch' | 'origin'>;
  }) => Promise<void>;
}

export interface Missing {
  /** Thumbnails first, then sheets, then larger photos. Pictures that failed lately come last. */
  readonly jobs: readonly Job[];
  /** Their estimated size in bytes. */
  readonly bytes: number;
  /** Number of photos and sheets left out because the server does not have them. */
  readonly absent: number;
}

const partsOf = (packBytes: number): number => Math.ceil(packBytes / packPartBytes);

const revisionOf = ({ key }: KeptItem): string => key.split('/')[1] ?? '';

/** Keys of stored pictures that do not belong to the project any more. */
export function surplusOf(
  items: readonly KeptItem[],
  { photos, revisionIds, earlierIds }: Wanted,
): string[] {
  const keys = new Set(photos.map(({ key }) => key));
  const sheets = new Set([...revisionIds, ...earlierIds]);
  return items
    .filter((item) => (item.snagId === null ? !sheets.has(revisionOf(item)) : !keys.has(item.key)))
    .map(({ key }) => key);
}

/** The pictures that have to be fetched. */
export function missingOf(
  items: readonly KeptItem[],
  { photos, revisionIds }: Wanted,
  sizes: PictureSizes,
  setbacks: Setbacks,
): Missing {
  const kept = new Map(items.map((item) => [item.key, item]));
  const lacking = photos.filter(({ key }) => !kept.has(key));
  const missing = lacking.filter(({ key }) => !setbacks.isAbsent(key));
  const ofPhotos = (size: 'small' | 'medium'): Job[] =>
    missing.filter((photo) => photo.size === size).map(photoJob);
  let absent = lacking.length - missing.length;
  let bytes = missing.reduce((sum, { size }) => sum + sizes[size], 0);
  const sheets: Job[] = [];
  for (const revisionId of revisionIds) {
    const packBytes = kept.get(packKey(revisionId, 0))?.packBytes ?? null;
    const had = items.filter((item) => item.snagId === null && revisionOf(item) === revisionId);
    if (packBytes !== null && had.length >= partsOf(packBytes)) continue;
    const job = sheetJob(revisionId, kept, packBytes);
    if (setbacks.isAbsent(job.key)) {
      absent += 1;
      continue;
    }
    bytes += Math.max(
      0,
      (packBytes ?? sizes.sheets[revisionId] ?? usualSheet) -
        had.reduce((sum, { byteLength }) => sum + byteLength, 0),
    );
    sheets.push(job);
  }
  return {
    jobs: setbacks.lastOf([...ofPhotos('small'), ...sheets, ...ofPhotos('medium')]),
    bytes,
    absent,
  };
}

const photoJob = ({ key, snagId }: WantedPhoto): Job => ({
  key,
  run: async ({ projectId, fetchAndKeep, world, signal }) =>
    void (await fetchAndKeep({ key, projectId, snagId }, () => fetchPhoto(world, key, signal))),
});

function sheetJob(
  revisionId: string,
  kept: ReadonlyMap<string, KeptItem>,
  knownBytes: number | null,
): Job {
  let first = 0;
  while (kept.has(packKey(revisionId, first))) first += 1;
  return {
    key: packKey(revisionId, first),
    async run({ projectId, fetchAndKeep, isOver, world, signal }) {
      let packBytes = knownBytes;
      for (
        let part = first;
        (packBytes === null || part < partsOf(packBytes)) && !isOver();
        part += 1
      ) {
        const key = packKey(revisionId, part);
        if (kept.has(key)) continue;
        const answer = await fetchAndKeep({ key, projectId, snagId: null }, () =>
          fetchPart(world, revisionId, part, signal),
        );
        if (answer === null) return;
        packBytes = answer.wholeBytes;
      }
    },
  };
}
