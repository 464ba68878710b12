import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { SnagFilter } from '../../../__generated__/server/resolvers';
import { dayIn } from '../../../rules/days';
import { photosIn, reportLimits, type ReportGrouping } from '../../../rules/reports';
import type { SnagStatus } from '../../../rules/snag';
import { displayTitle, nameInPath, overdueDays } from '../../../rules/shown';
import type { Handle } from '../../database/engine';
import type { PhotoTable } from '../../database/schema';
import { storageKey } from '../../files/photoKey';
import { say } from '../../messages';
import { Refusal } from '../../refusal';
import { plansOf, spotsOf } from './plansOfReport';
import type { ReportFigures, ReportHead, ReportLine, ReportPicture, ReportSnag } from '../../reports/reportData';
import type { Services } from '../../services';
import { chips, type Reader, visible } from '../snags/listFilter';
import type { Party } from '../handovers/store';
import { erasedName } from '../people/names';
import { standInTitle } from '../snags/titleMessages';
import { addressOfCodes } from './addressOfCodes';
import { filterWords } from './filterWords';
import type { AskedReport } from './make';
import { senderOf } from './senderOf';
import { shownPhotos } from './shownPhotos';

interface Gathering {
  reader: Reader;
  report: AskedReport;
  by: string;
  /** An existing folder: the data and its photos are put there. */
  folder: string;
  /** Who signs it on the screen. */
  signers?: readonly Party[];
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

/** Reads what a report tells, as its reader sees it now, and writes it into a folder for the process that makes the PDF. */
export async function gather(services: Needed, { reader, report: asked, by, folder, signers, most = Infinity, onPercent, signal }: Gathering): Promise<Gathered> {
  const { db } = services;
  const { project } = reader;
  const settings = { ...asked.settings, photos: photosIn(asked.settings) };
  const report = { ...asked, settings };
  // Before the snags are: what is told has all that was recorded until then.
  const lastEvent = await lastEventOf(db, project.id);
  const listed = await orderOf(db, reader, report.filter, settings.grouping);
  if (settings.photos !== 'NONE' && most === Infinity) await checkPhotos(db, reader, report.filter);
  const registers = await registersOf(db, project.id);
  const base = await addressOfCodes(db, reader, report);
  const head: ReportHead = {
    kind: report.kind,
    ...settings,
    project: { code: project.code, name: project.name, address: project.address, clientName: project.client_name },
    sender: await senderOf(services, project, folder),
    about: await filterWords(db, project.id, report.filter, settings.language),
    by,
    at: reader.now,
    timeZone: project.time_zone,
    snagCount: listed.length,
    handover: report.kind === 'HANDOVER' ? { practicalCompletionOn: project.practical_completion_on, parties: partiesOf(registers, listed), lastEvent, signOff: signers === undefined ? null : { parties: signers.map((party) => ({ ...party, signature: null })), sealed: null } } : null,
    company: report.kind === 'TRADE_SHEET' ? await companyOf(db, project.id, report.filter.companyId) : null,
  };
  const path = join(folder, 'report.ndjson');
  await written(path, async (write) => {
    await write({ head });
    const telling = { reader, report, folder, write, listed, registers, signal, base };
    if (report.kind === 'HANDOVER') await tellHandover(services, { ...telling, ...(most !== Infinity && { most }) });
    await tellSnags(services, { ...telling, most, ...(onPercent && { onPercent }) });
  });
  return { path, snagCount: listed.length, lastEvent };
}

/** A new file of lines, closed when this resolves or rejects. */
async function written(path: string, tell: (write: Telling['write']) => Promise<void>): Promise<void> {
  const file = createWriteStream(path);
  const ended = finished(file);
  ended.catch(() => undefined);
  try {
    await tell(async (line) => {
      if (!file.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(file, 'drain'), ended]);
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
  most?: number;
  onPercent?: (percent: number) => void;
}

/** Group by group. */
async function tellSnags(services: Needed, telling: Telling): Promise<void> {
  const { report: { settings }, registers, listed, write, signal, most = Infinity, onPercent } = telling;
  const counts = new Map<string | null, number>();
  for (const { group } of listed) counts.set(group, (counts.get(group) ?? 0) + 1);
  const shown = listed.slice(0, most);
  let last: string | null | undefined;
  for (let at = 0; at < shown.length; at += batch) {
    signal.throwIfAborted();
    const part = shown.slice(at, at + batch);
    const snags = await snagsOf(services, telling, part.map(({ id }) => id));
    for (const { id, group } of part) {
      const snag = snags.get(id);
      if (snag === undefined) continue;
      if (group !== last) await write({ group: { title: group === null ? null : (registers[settings.grouping].get(group) ?? null), snagCount: counts.get(group) ?? 0 } });
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
    const row = figures.get(tradeId) ?? { trade: tradeId === null ? null : (registers.TRADE.get(tradeId) ?? null), counts: {} };
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
  await tellSnags(services, { ...telling, report: { ...report, settings: { ...report.settings, photos: 'NONE' } }, listed: listed.filter(({ status }) => status !== 'CLOSED' && status !== 'VOID') });
  await write({ section: 'ALL' });
}

/** A project begins with an event. */
async function lastEventOf(db: Handle, projectId: string): Promise<{ number: number; hash: string }> {
  const { seq, hash } = await db.selectFrom('event').select(['seq', 'hash']).where('project_id', '=', projectId).orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow();
  return { number: seq, hash };
}

async function companyOf(db: Handle, projectId: string, id: string | null | undefined): Promise<ReportHead['company']> {
  return (await db.selectFrom('company').select('name').where('id', '=', id ?? '').where('project_id', '=', projectId).executeTakeFirst()) ?? null;
}

interface Listed {
  id: string;
  group: string | null;
  status: SnagStatus;
  tradeId: string | null;
  companyId: string | null;
}

/** The companies whose work it is about. */
const partiesOf = (registers: Registers, listed: readonly Listed[]): string[] => [...new Set(listed.flatMap(({ companyId }) => (companyId === null ? [] : (registers.COMPANY.get(companyId) ?? []))))].toSorted();

/** All of the list with the group of each, in the order of the report. */
async function orderOf(db: Handle, reader: Reader, filter: SnagFilter, grouping: ReportGrouping): Promise<Listed[]> {
  const rows = await db
    .selectFrom('snag')
    .leftJoin('trade', 'trade.id', 'snag.trade_id')
    .leftJoin('company', 'company.id', 'snag.company_id')
    .select(['snag.id', 'snag.number', 'snag.status', 'snag.location_id', 'snag.trade_id', 'snag.company_id', 'snag.place_key', 'trade.sort_key as trade_key', 'company.sort_key as company_key'])
    .where('snag.id', 'in', (eb) =>
      eb
        .selectFrom('snag')
        .select('snag.id')
        .where((is) => visible(is, reader, filter))
        .where((is) => chips[filter.chip ?? 'ALL'](is, reader)),
    )
    .orderBy('snag.number')
    .limit(reportLimits.snags + 1)
    .execute();
  if (rows.length > reportLimits.snags) throw new Refusal('REPORT_TOO_LARGE', { limit: reportLimits.snags, things: 'snags' });
  const keys = rows.map((row) => {
    const group = { PLACE: row.location_id, TRADE: row.trade_id, COMPANY: row.company_id }[grouping];
    const key = { PLACE: row.place_key, TRADE: row.trade_key, COMPANY: row.company_key }[grouping];
    // What has no group comes last.
    return { id: row.id, group, status: row.status, tradeId: row.trade_id, companyId: row.company_id, order: [group === null ? '1' : `0${key ?? ''}`, group ?? '', row.place_key], number: row.number };
  });
  return keys.sort((a, b) => compare(a.order, b.order) || a.number - b.number);
}

function compare(a: readonly string[], b: readonly string[]): number {
  for (const [index, text] of a.entries()) {
    const other = b[index] ?? '';
    if (text !== other) return text < other ? -1 : 1;
  }
  return 0;
}

async function checkPhotos(db: Handle, reader: Reader, filter: SnagFilter): Promise<void> {
  const { n } = await db
    .selectFrom('photo')
    .where('photo.removed_at', 'is', null)
    .where('photo.snag_id', 'in', (eb) =>
      eb
        .selectFrom('snag')
        .select('snag.id')
        .where((is) => visible(is, reader, filter))
        .where((is) => chips[filter.chip ?? 'ALL'](is, reader)),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n > reportLimits.photos) throw new Refusal('REPORT_TOO_LARGE', { limit: reportLimits.photos, things: 'photos' });
}

type Registers = Readonly<Record<ReportGrouping, ReadonlyMap<string, string>>> & { plans: ReadonlyMap<string, string>; phrases: ReadonlyMap<string, string | undefined> };

async function registersOf(db: Handle, projectId: string): Promise<Registers> {
  const locations = await db.selectFrom('location').select(['id', 'path']).where('project_id', '=', projectId).execute();
  const trades = await db.selectFrom('trade').select(['id', 'name', 'phrases']).where('project_id', '=', projectId).execute();
  const companies = await db.selectFrom('company').select(['id', 'name']).where('project_id', '=', projectId).execute();
  const plans = await db.selectFrom('plan').select(['id', 'name']).where('project_id', '=', projectId).execute();
  return {
    PLACE: new Map(locations.map(({ id, path }) => [id, path])),
    TRADE: new Map(trades.map(({ id, name }) => [id, name])),
    COMPANY: new Map(companies.map(({ id, name }) => [id, name])),
    plans: new Map(plans.map(({ id, name }) => [id, name])),
    // Written by features/trades from a list of texts.
    phrases: new Map(trades.map(({ id, phrases }) => [id, (JSON.parse(phrases) as string[])[0]])),
  };
}

async function snagsOf({ db, files, plans }: Needed, { reader: { project, now }, report, registers, folder, base }: Telling, ids: readonly string[]): Promise<Map<string, ReportSnag>> {
  const rows = await db.selectFrom('snag').selectAll().where('id', 'in', ids).execute();
  const photos = report.settings.photos === 'NONE' ? [] : await db.selectFrom('photo').selectAll().where('snag_id', 'in', ids).where('removed_at', 'is', null).where('erased_at', 'is', null).orderBy('seq').execute();
  const people = await db.selectFrom('user').select(['id', 'name']).where('id', 'in', [...new Set(rows.flatMap((row) => [row.raised_by, row.fixed_by, row.closed_by]).filter((id) => id !== null))]).execute();
  const nameOf = (id: string | null): string => people.find((person) => person.id === id && person.name !== '')?.name ?? say(erasedName, report.settings.language);
  const done = (by: string | null, at: number | null) => (report.kind !== 'HANDOVER' || at === null ? null : { by: nameOf(by), at });
  const spots = report.kind === 'HANDOVER' && report.settings.photos !== 'NONE' ? await spotsOf({ db, plans }, rows, folder) : new Map<string, string>();
  const today = dayIn(project.time_zone, now);
  const { language } = report.settings;
  const told = new Map<string, ReportSnag>();
  for (const row of rows) {
    const place = row.location_id === null ? null : (registers.PLACE.get(row.location_id) ?? null);
    const plan = row.plan_id === null ? undefined : registers.plans.get(row.plan_id);
    const phrase = row.trade_id === null ? undefined : registers.phrases.get(row.trade_id);
    const own = photos.filter(({ snag_id: snagId }) => snagId === row.id);
    const shown = shownPhotos(own, report.settings.photos);
    told.set(row.id, {
      reference: `${project.code}-${row.number}`,
      status: row.status,
      type: row.type,
      priority: row.priority,
      title: displayTitle(row, phrase, place === null ? plan : nameInPath(place), (type, at) => say(standInTitle(type, at), language)),
      description: row.description,
      place,
      trade: row.trade_id === null ? null : (registers.TRADE.get(row.trade_id) ?? null),
      company: row.company_id === null ? null : (registers.COMPANY.get(row.company_id) ?? null),
      dueOn: row.due_on,
      overdueDays: overdueDays({ status: row.status, dueOn: row.due_on }, today),
      raisedBy: nameOf(row.raised_by),
      fixed: done(row.fixed_by, row.fixed_at),
      closed: done(row.closed_by, row.closed_at),
      spot: spots.get(row.id) ?? null,
      raisedAt: row.raised_at,
      url: base === null ? null : `${base}/${row.number}`,
      photos: await Promise.all(shown.map((photo) => pictureOf(files, photo, report, folder))),
      morePhotos: own.length - shown.length,
    });
  }
  return told;
}

/** Puts the smallest of a photo's pictures that is large enough into the folder. */
async function pictureOf(files: Services['files'], photo: PhotoTable, { settings }: AskedReport, folder: string): Promise<ReportPicture> {
  const file = `${photo.id}.webp`;
  const size = settings.photos === 'SMALL' ? 'small' : 'medium';
  const there = photo.state === 'READY' && (await files.storage.copy(storageKey(photo.file_key, size), join(folder, file)));
  return { file: there ? file : null, kind: photo.kind, caption: photo.caption, shapes: photo.shapes };
}
