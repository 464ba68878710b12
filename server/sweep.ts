import { type Handle, settleSearch, writeTransaction } from './database/engine';
import { sweepArchives } from './features/import/store';
import { sweepFactors } from './features/auth/factorStore';
import { sweepCodeLinks } from './features/codeLinks/store';
import { knownSlipKeys } from './features/defectNotices/slips';
import { knownNoticeKeys } from './features/defectNotices/store';
import { dropOutlivedDrafts } from './features/reports/outlivedHandovers';
import { sweepTableImports } from './features/tablesIn/store';
import { sweepLinkPersons } from './features/links/store';
import { sweepPlanUploads } from './features/plans/staged';
import { knownPlanKeys } from './features/plans/store';
import { countOldPictures } from './features/projects/countOldPictures';
import { knownLogoKeys } from './features/projects/sender';
import { dropReports, knownReportKeys, outlivedReports } from './features/reports/store';
import { sweepMails } from './features/reports/mailStore';
import { sweepReports } from './files/reportFiles';
import { sweepUse } from './payerUse';
import type { Services } from './services';
import { settings } from './settings';
import { inSteps } from './steps';

/** Sweeps unused data periodically, until the returned function is called. */
export function startSweeping(services: Services): () => void {
  const closing = new AbortController();
  const timers = [
    setInterval(() => void sweep(services), settings.sweepEvery),
    setInterval(() => void tidySearch(services, closing.signal), settings.tidySearchEvery),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    closing.abort();
    for (const timer of timers) clearInterval(timer);
  };
}

/** Sweeps once. Failures are logged. */
export async function sweep(services: Services): Promise<void> {
  await Promise.all([
    sweepFiles(services),
    sweepSockets(services),
    sweepSessions(services).then(() => refill(services)),
  ]);
}

/**
 * What interrupted work has left, from hours ago: on this machine, and, by one of all processes, in
 * the storage that they share.
 */
async function sweepFiles(services: Services): Promise<void> {
  const { files, jobs, reserve, log } = services;
  try {
    await files.workspace.sweep(before(services));
    // On a full disk too, of which it may free some.
    const lease = await reserve.use(() => jobs.lease('SWEEP_FILES', ''));
    if (lease === null) return;
    try {
      await sweepStorage(services);
      const people = await sweepLinkPersons(services.db, services.clock());
      if (people > 0)
        log({
          level: 'info',
          message: 'removed people who came by a link that is over and did nothing',
          people,
        });
      await countOldPictures(services);
    } finally {
      // Not leased again before most of the interval is over, so that of several processes one
      // sweeps in each.
      await reserve.use(() => lease.again(settings.sweepEvery * 0.9, ''));
    }
  } catch (error) {
    log({ level: 'error', message: 'sweeping files failed', error: String(error) });
  }
}

const before = ({ clock }: Services): number => clock() - settings.photo.sweepAfter;

/**
 * Files whose row was never written: the device got no confirmation and has sent, or will send,
 * them again.
 */
async function sweepStorage(services: Services): Promise<void> {
  const { db, files, photos, logos, plans, log } = services;
  if (!(await files.areOurs()))
    return log({
      level: 'error',
      message:
        'the photos and plans of this database are kept elsewhere now, so none is swept here',
    });
  await sweepOutlivedReports(services);
  await sweepMails(db, services.clock());
  await sweepCodeLinks(db, services.clock());
  const drafts = await dropOutlivedDrafts(services);
  if (drafts > 0)
    log({
      level: 'info',
      message: 'dropped drafts of handovers that were made before something was erased',
      drafts,
    });
  const known = async (keys: string[]): Promise<Set<string>> => {
    const rows = await db
      .selectFrom('photo')
      .select('file_key')
      .where('file_key', 'in', keys)
      .execute();
    return new Set([...rows.map((row) => row.file_key), ...(await knownSlipKeys(db, keys))]);
  };
  const { sweepAfter } = settings.photo;
  const swept =
    (await photos.sweep(known, sweepAfter)) +
    (await plans.sweep(knownPlanKeys(services), sweepAfter)) +
    (await logos.sweep((keys) => knownLogoKeys(db, keys), sweepAfter)) +
    (await sweepReports(files.storage, (keys) => reportKeys(db, keys), before(services))) +
    (await files.storage.sweep(before(services)));
  await sweepArchives(db, files.storage, services.clock());
  await sweepPlanUploads(db, files.storage, services.clock());
  await sweepTableImports(db, files.storage, services.clock());
  if (swept > 0) log({ level: 'info', message: 'swept bytes without a row', files: swept });
}

const reportKeys = async (db: Handle, keys: readonly string[]): Promise<Set<string>> =>
  new Set([...(await knownReportKeys(db, keys)), ...(await knownNoticeKeys(db, keys))]);

/** What was erased must not outlive that in a report. */
async function sweepOutlivedReports({ db, reports, log }: Services): Promise<void> {
  if ((await outlivedReports(db)).length === 0) return;
  const dropped = await writeTransaction(db, async (trx) => {
    const outlived = await outlivedReports(trx);
    return dropReports(
      trx,
      [...new Set(outlived.map((report) => report.project_id))],
      outlived.map(({ id }) => id),
    );
  });
  await reports.discard(dropped);
  log({
    level: 'info',
    message: 'dropped reports that were made before something was erased',
    reports: dropped.length,
  });
}

async function refill({ reserve, log }: Services): Promise<void> {
  try {
    await reserve.fill();
  } catch (error) {
    log({ level: 'error', message: 'keeping a reserve of the disk failed', error: String(error) });
  }
}

/**
 * SQLite 3.45.1 leaves entries behind in an index with `secure-delete`, which its own
 * `integrity_check` calls damaged after some hundred edits, though all is found. This mends it,
 * by writing all of the index anew.
 */
export async function tidySearch({ db, log }: Services, closing?: AbortSignal): Promise<void> {
  let begins = true;
  const settle = async (): Promise<boolean> => {
    const isUnsettled = await writeTransaction(db, (trx) => settleSearch(trx, begins));
    begins = false;
    return isUnsettled;
  };
  try {
    await inSteps(settle, { rest: 3, ...(closing && { closing }) });
  } catch (error) {
    if (closing?.aborted === true) return;
    log({ level: 'error', message: 'tidying the search index failed', error: String(error) });
  }
}

/** Sessions that ended long ago. */
async function sweepSessions({ db, clock, sessions, log }: Services): Promise<void> {
  try {
    const swept = await sessions.sweep();
    await sweepFactors(db, clock());
    await sweepUse(db, clock());
    if (swept > 0)
      log({ level: 'info', message: 'swept sessions that ended long ago', sessions: swept });
  } catch (error) {
    log({ level: 'error', message: 'sweeping sessions failed', error: String(error) });
  }
}

/** A socket is authenticated once, and may stay open longer than its session lasts. */
async function sweepSockets({ endRunOutSockets, log }: Services): Promise<void> {
  try {
    await endRunOutSockets();
  } catch (error) {
    log({
      level: 'error',
      message: 'closing the sockets of sessions that ran out failed',
      error: String(error),
    });
  }
}
