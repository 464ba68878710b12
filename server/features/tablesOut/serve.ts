import { may } from '../../../rules/rights';
import { type TableFormat, tableLimits, tablesFor } from '../../../rules/tables';
import { fileHeaders } from '../../files/fileHeaders';
import { type Download, serveDownloads } from '../../http/downloads';
import { type From, originOf } from '../../http/request';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { type Filter, type Reader, today } from '../snags/listFilter';
import { countSnags } from '../snags/listStore';
import { csvOf } from './csv';
import { journalTable } from './journalTable';
import { periodPdf, periodTable } from './periods';
import { portfolioFor, portfolioPath } from './portfolioTable';
import { type Question, readQuestion } from './question';
import { companyTable, locationTable, peopleTable, tradeTable } from './setUpTables';
import { snagTable } from './snagTable';
import { accessOf } from './source';
import type { Table } from './table';
import { xlsxMime, xlsxOf } from './xlsx';

const mimes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  pdf: 'application/pdf',
  xlsx: xlsxMime,
};

/**
 * GET and HEAD of /files/tables/:projectId/:table.:format, and of the portfolio's, for whoever may
 * have the table by the cookie of their session.
 */
export function serveTables(
  services: Services,
): (request: Request, from: From) => Promise<Response> {
  const { log } = services;
  return serveDownloads({
    log,
    share: services.shares.tables,
    find: (request, from) => tableFor(services, request, from),
  });
}

async function tableFor(services: Services, request: Request, from: From): Promise<Download> {
  const url = new URL(request.url);
  if (url.pathname === portfolioPath) return portfolioFor(services, request);
  const question = readQuestion(url);
  if (question === null) throw new Refusal('NOT_FOUND');
  const ask = () =>
    accessOf(services, request, 'table', question.projectId, ({ role }) =>
      tablesFor(role).includes(question.table),
    );
  const { context, reader } = await ask();
  const { project } = reader;
  if (question.pictures)
    await requireAtMost(services, reader, question.filter, tableLimits.pictures);
  const table = tableOf(question, {
    ask,
    timeZone: project.time_zone,
    code: project.code,
    withCosts: may(reader.member, 'seeAmounts'),
    origin: originOf(request, from),
    ...(question.pictures && {
      picturesOf: (keys) => ask().then(() => services.photos.thumbnails(keys)),
    }),
  });
  return {
    payer: context.viewer?.payer ?? '',
    headers: {
      ...fileHeaders,
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie',
      'Content-Type': mimes[question.format],
      'Content-Disposition': `attachment; filename="${project.code}-${question.table}-${today(reader)}.${question.format}"`,
    },
    bytes:
      question.format === 'pdf'
        ? periodPdf(services, { ask, payer: context.viewer?.payer ?? '', signal: request.signal })
        : question.format === 'csv'
          ? encoded(csvOf(table, question))
          : xlsxOf(table, reader.now),
  };
}

const countOf = {
  TO_CHECK: 'toCheck',
  OPEN: 'open',
  OVERDUE: 'overdue',
  MINE: 'mine',
  UNASSIGNED: 'unassigned',
  SENT_BACK: 'sentBack',
  DISPUTED: 'disputed',
  OUTSTANDING: 'outstanding',
  ALL: 'all',
  UNDONE: 'undone',
} as const;

/** So that nobody is given a file of which a part is left out. */
export async function requireAtMost(
  { db }: Pick<Services, 'db'>,
  reader: Reader,
  filter: Filter,
  limit: number,
): Promise<void> {
  const counts = await countSnags(db, reader, filter);
  if (counts.atLeast || counts[countOf[filter?.chip ?? 'ALL']] > limit)
    throw new Refusal('BAD_REQUEST', {}, 'filter');
}

type Source = Parameters<typeof snagTable>[0];

function tableOf({ table, filter }: Question, source: Omit<Source, 'filter'>): Table {
  const makers = {
    snags: () => snagTable({ ...source, filter }),
    locations: () => locationTable(source),
    trades: () => tradeTable(source),
    companies: () => companyTable(source),
    people: () => peopleTable(source),
    periods: () => periodTable(source),
    journal: () => journalTable(source),
  };
  return makers[table]();
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
