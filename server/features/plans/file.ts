import type { PlanFileTable } from '../../database/planTables';
import type { PlanPageFacts } from '../../files/plans/plan';

export const writePages = (pages: readonly PlanPageFacts[]): string => JSON.stringify(pages);

export const pagesOf = ({ pages }: Pick<PlanFileTable, 'pages'>): PlanPageFacts[] => JSON.parse(pages) as PlanPageFacts[]; // written by `writePages`

/** What a page is called until somebody says better: as its bookmark; else as the file, with the page's number if it has several. */
export function titleOf(file: Pick<PlanFileTable, 'name' | 'pages'>, index: number): string {
  const pages = pagesOf(file);
  const title = pages[index]?.title ?? '';
  if (title !== '') return title;
  const name = file.name.replace(/\.(pdf|png|jpe?g)$/i, '');
  return pages.length === 1 ? name : `${name}, page ${index + 1}`;
}
