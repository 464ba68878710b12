import { isEmail, nameKey, wordKey } from '../../../rules/text';
import { nameOf } from './readLocations';

/** A company or trade of a pasted list. */
export interface WrittenName {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Other cells of its line. */
  readonly more: readonly string[];
}

const headings = new Set(
  'company companies name contractor contractors subcontractor trade trades firma firmen unternehmen gewerk gewerke entreprise entreprises societe nom lot lots corpsdetat empresa empresas nombre oficio oficios gremio'.split(
    ' ',
  ),
);

/**
 * Reads a list of names, one a line, or cells of a spreadsheet with e-mail and phone beside them. A
 * first line of headings, and names that come again, are left out.
 */
export function readNames(text: string): WrittenName[] {
  const written = new Map<string, WrittenName>();
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const [name = '', ...cells] = line.split(/[\t;]/).map(nameOf);
    if (name === '' || written.has(nameKey(name))) continue;
    if (index === 0 && lines.length > 1 && headings.has(wordKey(name))) continue;
    const filled = cells.filter((cell) => cell !== '');
    const email = filled.find(isEmail) ?? null;
    const phone = filled.find((cell) => /^\+?[\d ()/.-]{5,}$/.test(cell)) ?? null;
    const more = filled.filter((cell) => cell !== email && cell !== phone);
    written.set(nameKey(name), { name, email, phone, more });
  }
  return [...written.values()];
}
