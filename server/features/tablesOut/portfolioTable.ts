import { fileHeaders } from '../../files/fileHeaders';
import { contextOfFiles } from '../../http/cookies';
import type { Download } from '../../http/downloads';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { dayIn } from '../../../rules/days';
import { portfolioOf } from '../portfolio/portfolio';
import { type Cell, columns, type Table } from './table';
import { xlsxMime, xlsxOf } from './xlsx';

/** Its address, which names no project. */
export const portfolioPath = '/files/tables/portfolio.xlsx';

/**
 * The figures of the person's projects as a workbook: a row for each project, and one for each
 * company that fixed something in it.
 */
export async function portfolioFor(services: Services, request: Request): Promise<Download> {
  const context = await contextOfFiles(services, request, 'table');
  const viewer = context?.viewer ?? null;
  if (context === null || viewer === null) throw new Refusal('UNAUTHENTICATED');
  const now = services.clock();
  const table: Table = {
    name: 'portfolio',
    timeZone: 'UTC',
    columns: columns({
      Project: 12,
      Name: 30,
      Company: 30,
      Open: 10,
      Overdue: 10,
      'To check': 10,
      'Average age in days': 20,
      Fixed: 10,
      'Days to fix': 12,
    }),
    parts: rows(),
  };
  async function* rows(): Table['parts'] {
    // Found above.
    if (context === null || viewer === null) return;
    for (const { project, companies, ...figures } of await portfolioOf(context, viewer)) {
      const { code, name } = project;
      const { open, overdue, toCheck, ageDays } = figures;
      const ofCompanies = await Promise.all(
        companies.map(async ({ companyId, fixed, daysToFix }): Promise<Cell[]> => {
          const company = await context.loaders.company.load(companyId);
          return [code, name, company?.name ?? null, null, null, null, null, fixed, daysToFix];
        }),
      );
      yield [[code, name, null, open, overdue, toCheck, ageDays, null, null], ...ofCompanies];
    }
  }
  return {
    payer: viewer.payer,
    headers: {
      ...fileHeaders,
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie',
      'Content-Type': xlsxMime,
      'Content-Disposition': `attachment; filename="portfolio-${dayIn('UTC', now)}.xlsx"`,
    },
    bytes: xlsxOf(table, now),
  };
}
