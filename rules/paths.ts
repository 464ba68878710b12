import { cleanLine, wordKey } from './text';

/** Dividing signs between the levels of a path; a hyphen or dash needs spaces around it. */
const always = /[›>\n\\|;]|\s[-–—]\s/;
const dividers = /[›>\n\\|;,/]|\s[-–—]\s/;
const withSpaces = /[›>\n\\|;,]|\s[-–—/]\s/;

/**
 * The names of a path as people write it, divided by › > / \ | , ; or “ - ”. A slash without spaces
 * stays in a name such as “Kitchen/Diner” if something else divides the path.
 */
export const dividedPath = (path: string): string[] =>
  path
    .split(always.test(path) || /,|\s\/\s/.test(path) ? withSpaces : dividers)
    .map(cleanLine)
    .filter((name) => name !== '');

/** Headings of columns with locations, as `wordKey` writes them, that are no location themselves. */
const headings = new Set(
  'path location locations place places room rooms area zone floor floors level levels storey block blocks building buildings core tower phase house plot plots flat flats unit units apartment apartments estate ort orte lage raum raume zimmer geschoss etage ebene stockwerk haus gebaude bauteil wohnung wohnungen bereich standort lieu local localisation emplacement piece etage niveau batiment logement appartement zone ubicacion lugar estancia planta piso nivel vivienda edificio bloque portal zona level1 level2 level3 level4'.split(
    ' ',
  ),
);

/** Whether the names in a line are the headings of a table of locations. */
export const areHeadings = (names: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => headings.has(wordKey(name)));
