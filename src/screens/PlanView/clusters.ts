import Supercluster from 'supercluster';
import type { Status } from '../../ui/StatusMark';
import type { PlanPin } from './pins';
import type { Bounds, Spot } from './view';

/** Distance below which pins are clustered, in px: about the size of a touch target. */
const nearPx = 56;
/** Length of the sheet's longer side at level 0, in px; each level doubles it. */
const levelPx = 512;

/** Several snags too close to each other. */
export interface PinCluster extends Spot {
  readonly id: number;
  readonly count: number;
  readonly statuses: Readonly<Partial<Record<Status, number>>>;
}

export type Mark =
  | { readonly kind: 'pin'; readonly pin: PlanPin }
  | { readonly kind: 'cluster'; readonly cluster: PinCluster };

/** The clusters of a sheet's pins at all zoom levels. */
export interface Clusters {
  /** The marks within the bounds at a level. */
  marks(bounds: Bounds, level: number): readonly Mark[];
  /** The level at which a cluster splits; null if it does not at full zoom. */
  apartAt(clusterId: number): number | null;
  pinsOf(clusterId: number): readonly PlanPin[];
}

export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** The cluster level for a length of the sheet's longer side on the screen, in px. */
export function levelFor(longerSidePx: number): number {
  return Math.max(0, Math.floor(Math.log2(longerSidePx / levelPx)));
}

/** The length of the longer side from which a level is used, in px. */
export function sideFor(level: number): number {
  return levelPx * 2 ** level;
}

/** `lastLevel`: the level of full zoom. */
export function clusterPins(
  pins: readonly PlanPin[],
  size: SheetSize,
  lastLevel: number,
): Clusters {
  const longer = Math.max(size.width, size.height);
  const [wide, high] = [size.width / longer, size.height / longer];
  const index = new Supercluster<PlanPin, Counts>({
    radius: nearPx,
    extent: levelPx,
    maxZoom: lastLevel,
    map: ({ status }) => ({ statuses: { [status]: 1 } }),
    reduce(into, { statuses }) {
      into.statuses = { ...into.statuses };
      for (const status of Object.keys(statuses) as Status[])
        // Object.keys widens the type of the keys
        into.statuses[status] = (into.statuses[status] ?? 0) + (statuses[status] ?? 0);
    },
  });
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: pin,
      geometry: { type: 'Point', coordinates: [lngOf(pin.x * wide), latOf(pin.y * high)] },
    })),
  );

  return {
    marks({ left, top, right, bottom }, level) {
      const box: [number, number, number, number] = [
        lngOf(clamp(left * wide)),
        latOf(clamp(bottom * high)),
        lngOf(clamp(right * wide)),
        latOf(clamp(top * high)),
      ];
      return index.getClusters(box, Math.min(level, lastLevel)).map((feature): Mark => {
        const { properties, geometry } = feature;
        if (!('cluster' in properties)) return { kind: 'pin', pin: properties };
        const [lng = 0, lat = 0] = geometry.coordinates;
        const { cluster_id: id, point_count: count, statuses } = properties;
        return {
          kind: 'cluster',
          cluster: { id, count, statuses, x: xOf(lng) / wide, y: yOf(lat) / high },
        };
      });
    },
    apartAt(clusterId) {
      const level = index.getClusterExpansionZoom(clusterId);
      return level > lastLevel ? null : level;
    },
    pinsOf: (clusterId) =>
      index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties),
  };
}

interface Counts {
  statuses: Partial<Record<Status, number>>;
}

// The library expects longitude and latitude and projects them with Mercator. A sheet is mapped
// onto the square of the projection.

function lngOf(x: number): number {
  return x * 360 - 180;
}

function latOf(y: number): number {
  return (360 * Math.atan(Math.exp(Math.PI * (1 - 2 * y)))) / Math.PI - 90;
}

function xOf(lng: number): number {
  return lng / 360 + 0.5;
}

function yOf(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
}

/** Keeps pins at the sheet's edge within the projection. */
function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
