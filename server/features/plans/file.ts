import type { PlanFileTable } from '../../database/planTables';
import type { PlanPageFacts } from '../../files/plans/plan';
import type { PlanPageRow } from '../../graphql/mappers';

export const writePages = (pages: readonly PlanPageFacts[]): string => JSON.stringify(pages);

export const pagesOf = ({ pages }: Pick<PlanFileTable, 'pages'>): PlanPageFacts[] => JSON.parse(pages) as PlanPageFacts[]; // written by `writePages`

/** What a page is called until somebody says better: as its bookmark; else as the file, with the page's number if it has several. */
export function titleOf({ file, facts, index }: PlanPageRow): string {
  const title = facts[index]?.title ?? '';
  if (title !== '') return title;
  const name = file.name.replace(/\.(pdf|png|jpe?g)$/i, '');
  return facts.length === 1 ? name : `${name}, page ${index + 1}`;
}
