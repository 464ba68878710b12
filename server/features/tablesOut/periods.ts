import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayAfter, daysBetween } from '../../../rules/days';
import { endsSoonDays, nextEnd } from '../../../rules/defectsPeriod';
import type { Context } from '../../context';
import { createSpeaker, type Speaker } from '../../reports/labels';
import type { PeriodsData } from '../../reports/writePeriods';
import type { Services } from '../../services';
import { acceptancesFor, endOf, openSince } from '../acceptances/store';
import { type OwnPeriod, ownPeriodsOf } from '../defectNotices/ownPeriods';
import { ownReasonOf, periodWords, reasonOf, workOf } from '../acceptances/words';
import type { AcceptanceTable } from '../../database/schema';
import { memberOf } from '../../permissions';
import { nameOf } from '../journal/names';
import { today } from '../snags/listFilter';
import { atOnce, type CheckAccess, type TableAccess } from './source';
import { type Cell, columns, type Table } from './table';

// The defects periods that the reader sees, by company, as a table and on paper.

interface Period {
  row: AcceptanceTable;
  company: string;
  endsOn: string;
  daysLeft: number;
  openSince: number | null;
  own: OwnPeriod[];
}

export const periodTable = ({ ask, timeZone }: { ask: CheckAccess; timeZone: string }): Table => ({
  name: 'periods',
  timeZone,
  columns: columns({
    Company: 26,
    Part: 24,
    'Accepted on': 12,
    'Ends on': 12,
    'Days left': 10,
    'Follows from': 36,
    'Snags open since': 10,
    Proof: 40,
    Id: 38,
  }),
  parts: atOnce(ask, async (asked) => {
    // Like the names of its columns.
    const speaker = createSpeaker('en', timeZone);
    return (await periodsOf(asked)).flatMap(
      ({ row, company, endsOn, daysLeft, openSince: open, own }): Cell[][] => [
        [
          company,
          row.part,
          { day: row.accepted_on },
          { day: endsOn },
          daysLeft,
          reasonOf(row, speaker),
          open,
          row.proof,
          row.id,
        ],
        ...own.map((period): Cell[] => [
          company,
          `${asked.reader.project.code}-${period.snag.number}`,
          { day: row.accepted_on },
          { day: period.endsOn },
          daysBetween(today(asked.reader), period.endsOn),
          ownReasonOf(period, speaker),
          null,
          null,
          period.snag.id,
        ]),
      ],
    );
  }),
});

/** The same as a PDF in the reader's language: what ends soon comes first. */
export async function* periodPdf(
  { files: { workspace }, reports }: Services,
  { ask, payer, signal }: { ask: CheckAccess; payer: string; signal: AbortSignal },
): AsyncGenerator<Uint8Array, void, undefined> {
  const asked = await ask();
  const folder = await workspace.folder();
  try {
    const [path, output] = [join(folder, 'periods.json'), join(folder, 'periods.pdf')];
    await writeFile(path, JSON.stringify(await dataOf(asked)));
    await reports.periods({ path, output }, { by: payer, signal });
    yield await readFile(output);
  } finally {
    await workspace.remove(folder);
  }
}

async function dataOf(asked: TableAccess): Promise<PeriodsData> {
  const { context, reader } = asked;
  const { project } = reader;
  const speaker = createSpeaker(context.language, project.time_zone);
  const [first, soon] = [today(reader), dayAfter(today(reader), endsSoonDays)];
  const periods = (await periodsOf(asked)).map((period) => ({
    ...period,
    next: nextEnd(first, [period.endsOn, ...period.own.map(({ endsOn }) => endsOn)]),
  }));
  const sections = [
    {
      title: periodWords.soon,
      periods: periods.filter(({ next }) => next >= first && next <= soon),
    },
    { title: periodWords.later, periods: periods.filter(({ next }) => next > soon) },
    { title: periodWords.over, periods: periods.filter(({ next }) => next < first) },
  ].filter((section) => section.periods.length > 0);
  return {
    language: context.language,
    timeZone: project.time_zone,
    title: speaker.say(periodWords.title),
    project: `${project.code} ${project.name}`,
    by: (await nameOf(context, context.viewer?.userId ?? '')) ?? '',
    at: reader.now,
    none: speaker.say(periodWords.none),
    sections: sections.map((section) => ({
      title: speaker.say(section.title),
      periods: section.periods.map((period) => ({
        name: workOf(period.company, period.row.part),
        lines: linesOf(period, { code: project.code, speaker, today: first }),
      })),
    })),
  };
}

const linesOf = (
  { row, endsOn, daysLeft, openSince: open, own }: Period,
  { code, speaker, today: now }: { code: string; speaker: Speaker; today: string },
): string[] => [
  endSaid(speaker, { endsOn, daysLeft, lastOwn: own.at(-1)?.endsOn ?? endsOn, now }),
  reasonOf(row, speaker),
  ...own.map((period) =>
    speaker.say(
      periodWords.own(
        `${code}-${period.snag.number}`,
        speaker.day(period.endsOn),
        ownReasonOf(period, speaker),
      ),
    ),
  ),
  ...(row.proof === '' ? [] : [speaker.say(periodWords.proof(row.proof))]),
  ...(open === null || open === 0 ? [] : [speaker.say(periodWords.openSince(open))]),
];

function endSaid(
  { say, day }: Speaker,
  {
    endsOn,
    daysLeft,
    lastOwn,
    now,
  }: Record<'endsOn' | 'lastOwn' | 'now', string> & {
    daysLeft: number;
  },
): string {
  if (daysLeft >= 0) return say(periodWords.ends(day(endsOn), daysLeft));
  return say(
    lastOwn < now ? periodWords.ended(day(endsOn)) : periodWords.ownGoOn(day(endsOn), day(lastOwn)),
  );
}

/** By company, the earliest end first. */
async function periodsOf({ context, reader }: TableAccess): Promise<Period[]> {
  const { project } = reader;
  const { db } = context.services;
  const rows = await acceptancesFor(db, await memberOf(context, project.id));
  const periods = await Promise.all(
    rows.map(async (row) => ({
      row,
      sortKey: await sortKeyOf(context, row),
      period: await periodOf(row),
    })),
  );
  // Those of a company stay in their order.
  return periods
    .toSorted((one, other) =>
      one.sortKey < other.sortKey ? -1 : one.sortKey > other.sortKey ? 1 : 0,
    )
    .map(({ period }) => period);

  async function periodOf(row: AcceptanceTable): Promise<Period> {
    const endsOn = endOf(row);
    return {
      row,
      company: (await context.loaders.company.load(row.company_id))?.name ?? '',
      endsOn,
      daysLeft: daysBetween(today(reader), endsOn),
      openSince: await openSince(db, row, project.time_zone),
      own: await ownPeriodsOf(db, row, project.time_zone),
    };
  }
}

const sortKeyOf = async ({ loaders }: Context, row: AcceptanceTable): Promise<string> =>
  (await loaders.company.load(row.company_id))?.sort_key ?? '';
