import type { ColumnFacts } from './tableFacts';
import { wordKey } from '../../../rules/text';

type Own = 'name' | 'isSheet' | 'isSection';

/** Headings of the levels of a location, the largest first. */
const levels: readonly (readonly string[])[] = [
  'estate, scheme, property address, address, communal area name, communal area location, phase, site',
  'building, block, tower, core, house, Gebäude, Haus, Bauteil, Stiege, bâtiment, bât, immeuble, cage, escalier, edificio, bloque, portal, escalera',
  'floor, level, storey, Geschoss, Etage, Ebene, Stockwerk, Stock, étage, niveau, planta, nivel, piano',
  'flat, flat no, flat number, unit, unit no, unit number, plot, plot no, plot number, apartment, apt, dwelling, Wohnung, Whg, Wohnungsnr, WE, Wohneinheit, Einheit, Top, logement, n° logement, appartement, appt, vivienda, nº vivienda, piso, appartamento',
  'area, zone, Bereich, secteur, zona',
  'room, room area, room number, Raum, Raumbezeichnung, Raum Nr, Zimmer, pièce, local, estancia, habitación, dependencia, stanza, locale',
].map((headings) => headings.split(', ').map(wordKey));
/** Mostly a sheet is a floor, and a column of places says where on it. */
const floor = 2;
const unknown = floor + 0.5;

/**
 * Where a column stands among those of a location's levels. Numbered ones keep the order of their
 * numbers.
 */
export function levelOf(column: Pick<ColumnFacts, Own> | undefined): number {
  if (column?.isSheet === true) return floor;
  if (column?.isSection === true) return floor + 0.25;
  const key = wordKey(column?.name ?? '');
  const [, number] = /^(?:locationtier|tier|level|ebene|niveau|nivel)(\d)$/.exec(key) ?? [];
  if (number !== undefined) return Number(number);
  const found = levels.findIndex((headings) => headings.includes(key));
  return found < 0 ? unknown : found;
}

/** Where a number or a letter alone says which one is meant. */
const numbered = [1, 2, 3];

/**
 * What a column says of a level of a location: “18” below “Flat” is “Flat 18”. A number of its own
 * is not known again.
 */
export function levelName(column: Pick<ColumnFacts, Own>, cell: string): string {
  if (!/^(?:\d{1,4}[A-Za-z]?|[A-Za-z])$/.test(cell) || !numbered.includes(levelOf(column)))
    return cell;
  const word = column.name.replace(/[\s.:*#]*(?:(?:no|nr|number|n[°º])[\s.:*#]*)?$/i, '').trim();
  return /^\p{L}+$/u.test(word) ? `${word} ${cell}` : cell;
}
