import { graphql } from 'react-relay/hooks';
import { type ConcreteRequest, getRequest, type Variables } from 'relay-runtime';
import type { pictureSizesQuery } from '../../../__generated__/relay/pictureSizesQuery.graphql';
import { storageRoom } from '../../device/deviceStorage';
import type { Ask } from '../rows/read';
import type { DeviceRows } from '../rows/row';
import { roomForWork } from './fetchAll';
import { missingOf } from './missing';
import type { Setbacks } from './pauses';
import type { PicturesDatabase, PictureSizes } from './picturesDatabase';
import { wantedOf } from './wanted';

const query = graphql`
  query pictureSizesQuery($code: String!) {
    project(code: $code) {
      small: photoBytes(size: SMALL)
      medium: photoBytes(size: MEDIUM)
      plans {
        current {
          id
          packBytes
        }
      }
    }
  }
`;

/** How large the pictures of a project are, as the server knows. Null if the project is not shared with the person. */
async function readSizes(ask: (request: ConcreteRequest, variables: Variables) => Promise<unknown>, code: string): Promise<PictureSizes | null> {
  const { project } = (await ask(getRequest(query), { code })) as pictureSizesQuery['response']; // the answer to that document
  if (project == null) return null;
  const sheets = project.plans.flatMap(({ current }) => (current.packBytes == null ? [] : [[current.id, current.packBytes] as const]));
  return { small: project.small, medium: project.medium, sheets: Object.fromEntries(sheets) };
}

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
