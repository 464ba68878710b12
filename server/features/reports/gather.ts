import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { photosIn } from '../../../rules/reports';
import { nameInPath } from '../../../rules/shown';
import { listsOf } from '../../../rules/snagFilter';
import type { Handle } from '../../database/engine';
import type {
  ReportFigures,
  ReportHead,
  ReportLine,
  ReportNotice,
  ReportSums,
} from '../../reports/reportData';
import type { Services } from '../../services';
import type { Reader } from '../snags/listFilter';
import type { Party } from './handoverStore';
import { addressOfCodes } from './addressOfCodes';
import { filterWords } from './filterWords';
import { checkPhotos, type Listed, orderOf } from './listOfReport';
import type { AskedReport } from './make';
import { plansOf } from './plansOfReport';
import { partiesOf, type Registers, registersOf } from './registersOfReport';
import { senderOf } from './senderOf';
import { snagsOf } from './snagsOfReport';

interface Gathering {
  reader: Reader;
  report: AskedReport;
  by: string;
  /** An existing folder: the data and its photos are put there. */
  folder: string;
  /** Who signs it on the screen. */
  signers?: readonly Party[];
  /** The notice that it is, of its own snags alone; of another company's it has the numbers. */
  notice?: { snagIds: readonly string[]; companyId: string; head: ReportNotice };
  /** Only the first so many snags. */
  most?: number;
  onPercent?: (percent: number) => void;
  /** Aborted: nobody wants it any more. Its reason is thrown before the next snags are read. */
  signal: AbortSignal;
}

type Needed = Pick<Services, 'db' | 'files' | 'logos' | 'plans'>;

/** Snags read at a time. */
const batch = 200;

export interface Gathered {
  path: string;
  snagCount: number;
  lastEvent: { number: number; hash: string };
}

/**
 * Reads what a report tells, as its reader sees it now, and writes it into a folder for the process
 * that makes the PDF.
 */
export async function gather(
  services: Needed,
  {
    reader,
    report: asked,
    by,
    folder,
    signers,
    notice,
    most = Infinity,
    onPercent,
    signal,
  }: Gathering,
): Promise<Gathered> {
  const { db } = services;
  const { project } = reader;
  const settings = { ...asked.settings, photos: photosIn(asked.settings) };
  const report = { ...asked, settings };
  // Before the snags are: they have all that was recorded until then.
  const lastEvent = await lastEventOf(db, project.id);
  const listed = await orderOf(db, reader, report.filter, settings.grouping, notice?.snagIds);
  if (settings.photos !== 'NONE' && most === Infinity && notice === undefined)
    await checkPhotos(db, reader, report.filter);
  const registers = await registersOf(db, project.id);
  const base = await addressOfCodes(db, reader, report);
  const head: ReportHead = {
    kind: report.kind,
    ...settings,
    project: {
      code: project.code,
      name: project.name,
      address: project.address,
      clientName: project.client_name,
    },
    sender: await senderOf(services, project, folder),
    about: await filterWords(db, project.id, report.filter, settings.language),
    by,
    at: reader.now,
    timeZone: project.time_zone,
    snagCount: listed.length,
    figures: sumsOf(listed),
    ...placeOf(registers, listsOf(report.filter).locationIds),
    withCodes: base !== null,
    handover:
      report.kind === 'HANDOVER'
        ? {
            practicalCompletionOn: project.practical_completion_on,
            parties: partiesOf(registers, listed),
            lastEvent,
            signOff:
              signers === undefined
                ? null
                : {
                    parties: signers.map((party) => ({ ...party, signature: null })),
                    sealed: null,
                  },
          }
        : null,
    ...(notice !== undefined && { notice: { ...notice.head, lastEvent } }),
    company:
      report.kind === 'TRADE_SHEET'
        ? await companyOf(db, project.id, report.filter.companyId)
        : null,
  };
  const path = join(folder, 'report.ndjson');
  await written(path, async (write) => {
    await write({ head });
    const companyId = notice?.companyId ?? null;
    const telling = { reader, report, folder, write, listed, registers, signal, base, companyId };
    if (report.kind === 'HANDOVER')
      await tellHandover(services, { ...telling, ...(most !== Infinity && { most }) });
    await tellSnags(services, { ...telling, most, ...(onPercent && { onPercent }) });
  });
  return { path, snagCount: listed.length, lastEvent };
}

/** A new file of lines, closed when this resolves or rejects. */
async function written(
  path: string,
  tell: (write: Telling['write']) => Promise<void>,
): Promise<void> {
  const file = createWriteStream(path);
  const ended = finished(file);
  ended.catch(() => undefined);
  try {
    await tell(async (line) => {
      if (!file.write(`${JSON.stringify(line)}\n`))
        await Promise.race([once(file, 'drain'), ended]);
    });
    file.end();
    await ended;
  } catch (error) {
    file.destroy();
    await ended.catch(() => undefined);
    throw error;
  }
}

interface Telling {
  reader: Reader;
  report: AskedReport;
  registers: Registers;
  folder: string;
  listed: readonly Listed[];
  write: (line: ReportLine) => Promise<void>;
  signal: AbortSignal;
  /** Of its snags, before their number; null where nothing leads to them. */
  base: string | null;
  /** Only its snags are told whole; null: all. */
  companyId: string | null;
  most?: number;
  onPercent?: (percent: number) => void;
}

/** Group by group. */
async function tellSnags(services: Needed, telling: Telling): Promise<void> {
  const {
    report: { settings },
    registers,
    listed,
    write,
    signal,
    most = Infinity,
    onPercent,
  } = telling;
  const counts = new Map<string | null, { snagCount: number; late: number }>();
  for (const { group, overdue } of listed) {
    const { snagCount, late } = counts.get(group) ?? { snagCount: 0, late: 0 };
    counts.set(group, { snagCount: snagCount + 1, late: late + (overdue ? 1 : 0) });
  }
  const shown = listed.slice(0, most);
  let last: string | null | undefined;
  for (let at = 0; at < shown.length; at += batch) {
    signal.throwIfAborted();
    const part = shown.slice(at, at + batch);
    const snags = await snagsOf(
      services,
      telling,
      part.map(({ id }) => id),
    );
    for (const { id, group } of part) {
      const snag = snags.get(id);
      if (snag === undefined) continue;
      if (group !== last)
        await write({
          group: {
            title: group === null ? null : (registers[settings.grouping].get(group) ?? null),
            ...(counts.get(group) ?? { snagCount: 0, late: 0 }),
          },
        });
      last = group;
      await write({ snag });
    }
    onPercent?.(Math.floor(((at + part.length) / shown.length) * 100));
  }
}

/** What a handover has before its snags: figures, plans, and what is still open, without photos. */
async function tellHandover(services: Needed, telling: Telling): Promise<void> {
  const { reader, report, registers, listed, write, folder } = telling;
  const figures = new Map<string | null, ReportFigures>();
  for (const { tradeId, status } of listed) {
    const row = figures.get(tradeId) ?? {
      trade: tradeId === null ? null : (registers.TRADE.get(tradeId) ?? null),
      counts: {},
    };
    row.counts[status] = (row.counts[status] ?? 0) + 1;
    figures.set(tradeId, row);
  }
  await write({ figures: [...figures.values()] });
  // A preview ends with the first page.
  if (telling.most !== undefined) return write({ section: 'OPEN' });
  for await (const plan of plansOf(services, reader, report.filter, folder)) {
    telling.signal.throwIfAborted();
    await write({ plan });
  }
  await write({ section: 'OPEN' });
  await tellSnags(services, {
    ...telling,
    // In lines, which have neither.
    report: { ...report, settings: { ...report.settings, photos: 'NONE', onPlan: false } },
    listed: listed.filter(({ status }) => status !== 'CLOSED' && status !== 'VOID'),
  });
  await write({ section: 'ALL' });
}

const sumsOf = (listed: readonly Listed[]): ReportSums => {
  const count = (is: (snag: Listed) => boolean): number => listed.filter(is).length;
  return {
    notClosed: count(({ status }) => status !== 'CLOSED' && status !== 'VOID'),
    late: count(({ overdue }) => overdue),
    toCheck: count(({ status }) => status === 'FIXED'),
    sentBack: count((snag) => snag.sentBack && snag.status !== 'CLOSED' && snag.status !== 'VOID'),
    closed: count(({ status }) => status === 'CLOSED'),
  };
};

/** The one location that a report is narrowed to, for its title. */
function placeOf({ PLACE }: Registers, ids: readonly string[] | null): { place?: string } {
  const [id, ...others] = ids ?? [];
  const path = id === undefined || others.length > 0 ? undefined : PLACE.get(id);
  return path === undefined ? {} : { place: nameInPath(path) };
}

/** A project begins with an event. */
async function lastEventOf(
  db: Handle,
  projectId: string,
): Promise<{ number: number; hash: string }> {
  const { seq, hash } = await db
    .selectFrom('event')
    .select(['seq', 'hash'])
    .where('project_id', '=', projectId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { number: seq, hash };
}

async function companyOf(
  db: Handle,
  projectId: string,
  id: string | null | undefined,
): Promise<ReportHead['company']> {
  return (
    (await db
      .selectFrom('company')
      .select('name')
      .where('id', '=', id ?? '')
      .where('project_id', '=', projectId)
      .executeTakeFirst()) ?? null
  );
}
