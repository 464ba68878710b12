import { partsOfSheet } from '../../../rules/events';
import { projectLimits } from '../../../rules/limits';
import { may } from '../../../rules/rights';
import { pathSeparator, waitingFor } from '../../../rules/shown';
import { tableWords } from '../../../rules/tables';
import type { Context } from '../../context';
import type { SnagRow } from '../../graphql/mappers';
import { acceptedFor } from '../acceptances/store';
import { nameOf } from '../journal/names';
import { factsOf } from '../snags/facts';
import type { Filter } from '../snags/listFilter';
import { stretchOfSnags } from '../snags/listStore';
import { titleOf } from '../snags/title';
import { pictureBox } from './pictures';
import { type CheckAccess, type TableAccess, inParts, rowsOfPart } from './source';
import { type ChangedSnag, commentCounts, photoCounts, snagsAmong } from './store';
import { type Cell, columns, type Table } from './table';

interface SnagTableOptions {
  ask: CheckAccess;
  timeZone: string;
  code: string;
  filter: Filter;
  /** Only these, in the order of their numbers, whatever the filter says. */
  only?: readonly ChangedSnag[];
  /** Whether the reader may see amounts. */
  withCosts: boolean;
  /** Of the pages that cells link to. */
  origin: string;
  /** Small pictures of photos, where a first column is to show one of each snag. */
  picturesOf?: NonNullable<Table['picturesOf']>;
}

/**
 * The snags of a filter as the reader sees them. In the order of their numbers, whatever order the
 * list has: a number never changes, so no snag is left out or listed twice because somebody changes
 * it meanwhile.
 */
export const snagTable = ({
  ask,
  timeZone,
  code,
  filter,
  only,
  withCosts,
  origin,
  picturesOf,
}: SnagTableOptions): Table => ({
  name: 'snags',
  timeZone,
  columns: [
    ...(picturesOf === undefined ? [] : columns({ Picture: pictureBox.columnWidth })),
    ...snagColumns.filter(({ name }) => withCosts || name !== 'Cost'),
  ],
  ...(picturesOf !== undefined && { picturesOf }),
  parts: inParts<SnagRow, Cell[]>(
    ask,
    ({ context, reader }, last) =>
      only !== undefined
        ? snagsAmong(context.services.db, only, last?.number ?? 0, rowsOfPart)
        : stretchOfSnags(context.services.db, reader, {
            sort: 'NUMBER',
            filter,
            start: last === null ? null : { key: last.number, number: last.number },
            including: false,
            // A list begins with the newest.
            backwards: true,
            limit: rowsOfPart,
          }),
    async (asked, rows) => {
      const linkOf = (number: number) => `${origin}/p/${code}/snags/${number}`;
      const cells = await cellsOf(asked, rows, withCosts, linkOf);
      return picturesOf === undefined
        ? cells
        : Promise.all(
            cells.map(async (row, index) => [
              await pictureOf(asked, rows[index]?.id ?? ''),
              ...row,
            ]),
          );
    },
  ),
});

/** The same names in every language, because a table that comes in again is read by them. */
const snagColumns = columns({
  Number: 9,
  Status: 12,
  Title: 40,
  Description: 40,
  Type: 11,
  Priority: 10,
  Trade: 18,
  Company: 24,
  Person: 20,
  Location: 36,
  // The names of its path, for a table that is grouped or filtered by them.
  'Level 1': 16,
  'Level 2': 14,
  'Level 3': 14,
  'Level 4': 16,
  Plan: 10,
  'Plan revision': 10,
  'Pin X': 10,
  'Pin Y': 10,
  Due: 12,
  Cost: 12,
  'Raised by': 20,
  'Raised at': 26,
  'Fixed by': 20,
  'Fixed at': 26,
  'Closed by': 20,
  'Closed at': 26,
  'Sent back': 10,
  'After acceptance': 10,
  'Waiting for': 24,
  Photos: 8,
  'Evidence photos': 8,
  Comments: 10,
  Link: 40,
  Id: 32,
});

async function cellsOf(
  { context, reader }: TableAccess,
  snags: readonly SnagRow[],
  withCosts: boolean,
  linkOf: (number: number) => string,
): Promise<Cell[][]> {
  const { db } = context.services;
  const { loaders } = context;
  const ids = snags.map(({ id }) => id);
  const [photos, comments] = await Promise.all([photoCounts(db, ids), commentCounts(db, ids)]);
  const photosOf = new Map(photos.map((row) => [row.snag_id, row]));
  const commentsOf = new Map(comments.map((row) => [row.snag_id, row.comments]));
  return Promise.all(
    snags.map(async (snag) => {
      const waiting = waitingFor(factsOf(snag));
      const works =
        snag.company_id === null ? null : await loaders.acceptedWorks.load(snag.company_id);
      const accepted = acceptedFor(snag, works, reader.project.time_zone);
      const [title, trade, company, location, pin, assignee, raisedBy, fixedBy, closedBy] =
        await Promise.all([
          titleOf(context, snag),
          snag.trade_id === null ? null : loaders.trade.load(snag.trade_id),
          snag.company_id === null ? null : loaders.company.load(snag.company_id),
          snag.location_id === null ? null : loaders.location.load(snag.location_id),
          pinOf(context, snag),
          snag.assignee_id === null ? null : nameOf(context, snag.assignee_id),
          nameOf(context, snag.raised_by),
          snag.fixed_by === null ? null : nameOf(context, snag.fixed_by),
          snag.closed_by === null ? null : nameOf(context, snag.closed_by),
        ]);
      return [
        snag.number,
        tableWords.status[snag.status],
        title,
        snag.description,
        tableWords.type[snag.type],
        tableWords.priority[snag.priority],
        trade?.name ?? null,
        company?.name ?? null,
        assignee,
        location?.path ?? null,
        ...levelsOf(location?.path),
        ...pin,
        snag.due_on === null ? null : { day: snag.due_on },
        // Whoever may not see amounts any more gets none in the parts that follow.
        ...(withCosts ? [may(reader.member, 'seeAmounts') ? amountCell(snag.cost) : null] : []),
        raisedBy,
        { at: snag.raised_at },
        fixedBy,
        momentOf(snag.fixed_at),
        closedBy,
        momentOf(snag.closed_at),
        snag.sent_back_count,
        accepted === null ? null : tableWords.accepted[accepted],
        waiting.kind === 'COMPANY' ? (company?.name ?? null) : tableWords.waitingFor[waiting.kind],
        photosOf.get(snag.id)?.photos ?? 0,
        photosOf.get(snag.id)?.evidence ?? 0,
        commentsOf.get(snag.id) ?? 0,
        { link: linkOf(snag.number) },
        snag.id,
      ];
    }),
  );
}

const amountCell = (cost: number | null): Cell => (cost === null ? null : cost / 100);

function levelsOf(path: string | undefined): Cell[] {
  const names = path?.split(pathSeparator) ?? [];
  return Array.from({ length: projectLimits.locationDepth }, (_, at) => names[at] ?? null);
}

/** The photo that lists show. */
async function pictureOf({ context }: TableAccess, snagId: string): Promise<Cell> {
  const shown = (await context.loaders.photosOfSnag.load(snagId)).find(
    ({ kind }) => kind === 'DEFECT',
  );
  return shown?.state === 'READY' && shown.erased_at === null ? { picture: shown.file_key } : null;
}

const momentOf = (at: number | null): Cell => (at === null ? null : { at });

/** Plan, revision and spot; of a plan that was removed nothing, as on the screen. */
export async function pinOf(
  { loaders }: Context,
  { plan_id, pin_revision_id, pin_x, pin_y }: SnagRow,
): Promise<[Cell, Cell, Cell, Cell]> {
  const nothing: [Cell, Cell, Cell, Cell] = [null, null, null, null];
  if (plan_id === null || pin_revision_id === null || pin_x === null || pin_y === null)
    return nothing;
  const [plan, revision] = await Promise.all([
    loaders.plan.load(plan_id),
    loaders.planRevision.load(pin_revision_id),
  ]);
  if (plan === null || revision === null || plan.removed_at !== null) return nothing;
  return [plan.code, revision.label, pin_x / partsOfSheet, pin_y / partsOfSheet];
}
