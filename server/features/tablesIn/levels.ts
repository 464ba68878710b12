import type { ColumnFacts } from './recognise';
import { wordKey } from './words';

/** Headings of the levels of a location, the largest first. */
const levels: readonly (readonly string[])[] = [
  ['estate', 'scheme', 'propertyaddress', 'communalareaname', 'communalarealocation'],
  ['building', 'gebäude', 'haus', 'block', 'bauteil'],
  ['floor', 'level', 'geschoss', 'etage', 'stockwerk', 'stock'],
  ['flat', 'unit', 'wohnung'],
  ['area', 'bereich'],
  ['room', 'raum', 'zimmer'],
];
/** Mostly a sheet is a floor, and a column of places says where on it. */
const floor = 2;
const unknown = floor + 0.5;

/**
 * Where a column stands among those of a location's levels. Numbered ones keep the order of their
 * numbers.
 */
export function levelOf(column: Pick<ColumnFacts, 'name' | 'isSheet'> | undefined): number {
  if (column?.isSheet === true) return floor;
  const key = wordKey(column?.name ?? '');
  const [, number] = /^(?:locationtier|tier|level|ebene)(\d)$/.exec(key) ?? [];
  if (number !== undefined) return Number(number);
  const found = levels.findIndex((headings) => headings.includes(key));
  return found < 0 ? unknown : found;
}
