import { nameKey } from '../../../rules/text';
import type { ImportContext } from './importContext';
import type { MappedRow } from './mapped';

/**
 * A topic is assigned to one name or e-mail. It is that of a person of the project, else of a
 * company, which the dry run asks about where it is not known.
 */
export function withAssigned(world: ImportContext, row: MappedRow): MappedRow {
  const { person = '', ...cells } = row.cells;
  if (row.topic === undefined || person === '' || world.people.get(nameKey(person)) != null)
    return row;
  if (cells.company !== undefined) return { ...row, cells };
  const byMail = [...world.companies.values()].find(
    ({ email }) => email !== null && nameKey(email) === nameKey(person),
  );
  return { ...row, cells: { ...cells, company: byMail?.name ?? person } };
}
