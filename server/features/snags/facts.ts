import type { MovedSnag } from '../../../rules/moves';
import type { SnagTable } from '../../database/schema';

/** A row as the rules see a snag. */
export const factsOf = (row: Pick<SnagTable, 'status' | 'company_id' | 'raised_by' | 'fixed_by'>): MovedSnag => ({
  status: row.status,
  companyId: row.company_id,
  raisedBy: row.raised_by,
  fixedBy: row.fixed_by,
});
