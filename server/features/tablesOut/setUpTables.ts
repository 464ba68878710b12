import { tableWords } from '../../../rules/tables';
import { listNamed } from '../projects/register';
import { membersWithNames } from '../people/store';
import { atOnce, type CheckAccess, inParts, rowsOfPart } from './source';
import { locationsAfter, tradesOfCompanies } from './store';
import { type Cell, columns, type Table } from './table';

// What a project is set up with. But for locations these are a few hundred rows, which are read at
// once.

type Source = { ask: CheckAccess; timeZone: string };

export const locationTable = ({ ask, timeZone }: Source): Table => ({
  name: 'locations',
  timeZone,
  columns: columns({ Path: 50, Archived: 10, Id: 36 }),
  parts: inParts(
    ask,
    ({ context, reader }, last: Awaited<ReturnType<typeof locationsAfter>>[number] | null) =>
      locationsAfter(context.services.db, reader.project.id, last, rowsOfPart),
    (_asked, rows) =>
      Promise.resolve(
        rows.map(({ path, archived_at, id }): Cell[] => [path, archived(archived_at), id]),
      ),
  ),
});

export const tradeTable = ({ ask, timeZone }: Source): Table => ({
  name: 'trades',
  timeZone,
  columns: columns({ Trade: 24, 'Default company': 30, Phrases: 60, Archived: 10, Id: 32 }),
  parts: atOnce(ask, async ({ context, reader }) => {
    const { db } = context.services;
    const [trades, companies] = await Promise.all([
      listNamed(db, 'trade', reader.project.id),
      listNamed(db, 'company', reader.project.id),
    ]);
    const names = new Map(companies.map(({ id, name }) => [id, name]));
    // Written by features/trades from a list of texts.
    const phrasesOf = (phrases: string): string => (JSON.parse(phrases) as string[]).join('|');
    return trades.map(({ name, default_company_id, phrases, archived_at, id }) => [
      name,
      names.get(default_company_id ?? '') ?? null,
      phrasesOf(phrases),
      archived(archived_at),
      id,
    ]);
  }),
});

export const companyTable = ({ ask, timeZone }: Source): Table => ({
  name: 'companies',
  timeZone,
  columns: columns({ Company: 30, 'E-mail': 30, Phone: 20, Trades: 40, Archived: 10, Id: 34 }),
  parts: atOnce(ask, async ({ context, reader }) => {
    const { db } = context.services;
    const [companies, trades] = await Promise.all([
      listNamed(db, 'company', reader.project.id),
      tradesOfCompanies(db, reader.project.id),
    ]);
    const tradesOf = (id: string): string =>
      trades
        .filter(({ default_company_id }) => default_company_id === id)
        .map(({ name }) => name)
        .join('|');
    return companies.map(({ name, email, phone, archived_at, id }) => [
      name,
      email,
      phone,
      tradesOf(id),
      archived(archived_at),
      id,
    ]);
  }),
});

export const peopleTable = ({ ask, timeZone }: Source): Table => ({
  name: 'people',
  timeZone,
  columns: columns({ Name: 26, 'E-mail': 32, Role: 12, Company: 30, Id: 34 }),
  parts: atOnce(ask, async ({ context, reader }) => {
    const people = await membersWithNames(context.services.db, reader.project.id);
    people.sort((one, other) => (one.sort_key < other.sort_key ? -1 : 1));
    return people.map(({ name, email, role, company, user_id }) => [
      name,
      email,
      tableWords.role[role],
      company,
      user_id,
    ]);
  }),
});

const archived = (at: number | null): Cell => (at === null ? null : tableWords.yes);
