import { storageRoom } from '../../device/deviceStorage';
import type { Ask } from '../rows/read';
import type { DeviceRows } from '../rows/row';
import { roomForWork } from './fetchAll';
import { missingOf } from './missing';
import { readSizes } from './pictureSizes';
import type { PicturesDatabase, PictureSizes } from './picturesDatabase';
import type { Setbacks } from './setbacks';
import { wantedOf } from './wanted';

/** What taking a project along will cost. */
export interface Estimate {
  readonly projectId: string;
  readonly sheets: number;
  readonly photos: number;
  /** Still to come, in bytes. */
  readonly bytes: number;
  readonly seconds: number;
  /** Room that is left for it on the device, in bytes; null where the browser does not say. */
  readonly room: number | null;
  readonly sizes: PictureSizes;
}

/** Bytes a second where nothing was measured and the browser says nothing: a weak 4G line. */
const usualRate = 400_000;

/** Null while the project itself is not on the device. Rejects if the server does not answer. */
export async function estimateOf(code: string, { database, rows, ask, now, setbacks }: { readonly database: PicturesDatabase; readonly rows: DeviceRows; readonly ask: Ask; readonly now: () => number; readonly setbacks: Setbacks }): Promise<Estimate | null> {
  const copy = await rows.project(code);
  if (copy === null) return null;
  const sizes = await readSizes(ask, code);
  if (sizes === null) return null;
  const wanted = await wantedOf(copy, rows.userId, now());
  const { bytes } = missingOf(await database.items(copy.projectId), wanted, sizes, setbacks);
  const rate = (await database.rate()) ?? rateOfLine();
  const room = await storageRoom();
  return { projectId: copy.projectId, sheets: wanted.revisionIds.length, photos: wanted.photos.length, bytes, seconds: bytes / rate, room: room && Math.max(0, room.free - roomForWork), sizes };
}

/** What the browser says of the line, in bytes a second. */
function rateOfLine(): number {
  // Only some browsers have it, and the types say nothing of it.
  const { connection } = navigator as { readonly connection?: { readonly downlink?: number } };
  return connection?.downlink === undefined || connection.downlink <= 0 ? usualRate : (connection.downlink * 1_000_000) / 8;
}
