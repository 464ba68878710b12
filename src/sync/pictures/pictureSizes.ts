import { graphql } from 'react-relay/hooks';
import { type ConcreteRequest, getRequest, type Variables } from 'relay-runtime';
import type { pictureSizesQuery } from '../../../__generated__/relay/pictureSizesQuery.graphql';
import { storageRoom } from '../../device/deviceStorage';
import type { Ask } from '../rows/read';
import type { DeviceRows } from '../rows/row';
import { roomForWork } from './fetchAll';
import { missingOf } from './missing';
import type { Setbacks } from './pauses';
import type { PicturesDatabase } from './picturesDatabase';
import { wantedOf } from './wanted';
import type { PictureSizes } from '../databases';

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

/**
 * The sizes of a project's pictures, from the server. Null if the project is not shared with the
 * person.
 */
async function readSizes(
  ask: (request: ConcreteRequest, variables: Variables) => Promise<unknown>,
  code: string,
): Promise<PictureSizes | null> {
  // the answer to this query
  const { project } = (await ask(getRequest(query), { code })) as pictureSizesQuery['response'];
  if (project == null) return null;
  const sheets = project.plans.flatMap(({ current }) =>
    current.packBytes == null ? [] : [[current.id, current.packBytes] as const],
  );
  return { small: project.small, medium: project.medium, sheets: Object.fromEntries(sheets) };
}

/** The estimated cost of taking a project along. */
export interface Estimate {
  readonly projectId: string;
  readonly sheets: number;
  readonly photos: number;
  /** Bytes still to be fetched. */
  readonly bytes: number;
  readonly seconds: number;
  /** Free space for it on the device, in bytes; null if the browser does not say. */
  readonly room: number | null;
  readonly sizes: PictureSizes;
}

/**
 * Assumed bytes per second if nothing was measured and the browser does not say: a weak 4G
 * connection.
 */
const usualRate = 400_000;

/** Null while the project itself is not on the device. Rejects if the server does not answer. */
export async function estimateOf(
  code: string,
  {
    database,
    rows,
    ask,
    now,
    setbacks,
  }: {
    readonly database: PicturesDatabase;
    readonly rows: DeviceRows;
    readonly ask: Ask;
    readonly now: () => number;
    readonly setbacks: Setbacks;
  },
  only?: readonly string[],
): Promise<Estimate | null> {
  const copy = await rows.project(code);
  if (copy === null) return null;
  const sizes = await readSizes(ask, code);
  if (sizes === null) return null;
  const wanted = await wantedOf(copy, rows.userId, now(), only);
  const { bytes } = missingOf(await database.items(copy.projectId), wanted, sizes, setbacks);
  const rate = (await database.rate()) ?? rateOfLine();
  const room = await storageRoom();
  return {
    projectId: copy.projectId,
    sheets: wanted.revisionIds.length,
    photos: wanted.photos.length,
    bytes,
    seconds: bytes / rate,
    room: room && Math.max(0, room.free - roomForWork),
    sizes,
  };
}

/** The browser's estimate of the connection's speed, in bytes per second. */
function rateOfLine(): number {
  // Only some browsers have this property, and the types do not include it.
  const { connection } = navigator as { readonly connection?: { readonly downlink?: number } };
  return connection?.downlink === undefined || connection.downlink <= 0
    ? usualRate
    : (connection.downlink * 1_000_000) / 8;
}
