import { randomBytes } from 'node:crypto';
import type { PlanMime } from '../../../rules/fileKinds';
import type { OverviewSize, PageSize } from './plan';

// The keys of plans' files and of drawn sheets, and where each thing is stored under them.

const endings = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
} satisfies Record<PlanMime, string>;

const keyShape = /^([0-9a-f]{2})[0-9a-f]{30}\.(pdf|png|jpg)$/;

export const makePlanKey = (mime: PlanMime): string =>
  `${randomBytes(16).toString('hex')}.${endings[mime]}`;

export const isPlanKey = (key: string): boolean => keyShape.test(key);

/** Where files are stored as they came, in shards. */
export const planFilePrefix = 'plans/files/';

export function storageKeyOfPlan(key: string): string {
  const shard = keyShape.exec(key)?.[1];
  // Keys come from our own rows.
  if (shard === undefined) throw new Error('Not the key of a plan’s file.');
  return `${planFilePrefix}${shard}/${key}`;
}

/** Of a sheet at full zoom. */
export interface SheetFacts {
  /** Pixels. */
  width: number;
  height: number;
  /** Pixels an inch of paper. */
  dpi: number;
}

export interface TileAddress {
  /** 0 is one pixel; the last is full zoom. */
  level: number;
  column: number;
  row: number;
}

const tilesShape = /^([0-9a-f]{2})[0-9a-f]{30}$/;

export const makeTilesKey = (): string => randomBytes(16).toString('hex');

export const isTilesKey = (key: string): boolean => tilesShape.test(key);

/** What a sheet's pictures are put together to, beside them. */
export const packedName = 'packed';

/** Where a picture is that was cut from a sheet, by its path in a pack. */
export const fileOfPicture = (path: string): string =>
  path.startsWith('overview/') ? `${path.slice('overview/'.length)}.webp` : path;

/** Where drawn sheets are stored, in shards. */
export const sheetPrefix = 'plans/sheets/';

/** Of versions before this one the tiles, the overviews and the facts of a sheet lie below it. */
export function storageKeyOfSheet(tilesKey: string): string {
  const shard = tilesShape.exec(tilesKey)?.[1];
  // Keys come from our own rows.
  if (shard === undefined) throw new Error('Not the key of tiles.');
  return `${sheetPrefix}${shard}/${tilesKey}`;
}

/** Where pictures of files' pages are kept for some hours. */
export const pagesPrefix = 'plans/pages/';

/** Of a page, counted from 1. All of them stand on one level, by whose times the sweep goes. */
export function storageKeyOfPage(key: string, size: PageSize, page: number): string {
  // As above.
  if (!isPlanKey(key)) throw new Error('Not the key of a plan’s file.');
  return `${pagesPrefix}${size}-${key}-${pageName(page)}`;
}

/** From 1. */
export const pageName = (page: number): string => `${page}.webp`;

/** By its path in a pack. */
export const tileName = ({ level, column, row }: TileAddress): string =>
  `tiles/${level}/${column}_${row}.webp`;

export const overviewName = (size: OverviewSize): string => `overview/${size}`;
