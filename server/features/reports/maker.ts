import { createRenderer, type RenderWorker } from '../../files/renderer';
import { createFairQueue } from '../../files/validating';
import type { PeriodsJob, ReportJob, WorkerLimits } from '../../files/renderJob';
import { storageKeyOfReport } from '../../files/reportFiles';
import type { FileStorage } from '../../files/storage';
import type { Log } from '../../monitoring/log';
import { Refusal } from '../../refusal';
import type { WrittenReport } from '../../reports/reportData';

/** Somebody cancelled the report while it was made. */
export class ReportCancelled extends Error {
  override readonly name = 'ReportCancelled';
}

export interface ReportMaker {
  /**
   * Writes the PDF in a process of its own, which ends when `closing` is aborted: its reason is
   * thrown then. Throws {@link ReportCancelled}, or REPORT_FAILED if that can never be done.
   */
  write(
    id: string,
    job: ReportJob,
    options: { closing: AbortSignal; onPercent: (percent: number) => void },
  ): Promise<WrittenReport>;
  /**
   * As above, of something that somebody looks at meanwhile: one after the other and fairly by
   * payer, beside those that are kept. Aborted while it waits in the queue, it is not made.
   */
  preview(job: ReportJob, options: { by: string; signal: AbortSignal }): Promise<void>;
  /** In the same queue: a list of periods, which somebody waits for. */
  periods(job: PeriodsJob, options: { by: string; signal: AbortSignal }): Promise<void>;
  /** Ends the process that writes it, if one does here. */
  cancel(id: string): void;
  /** Deletes files whose rows are gone. If the server stops before, the sweep does. */
  discard(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  storage: FileStorage;
  worker: RenderWorker;
  log: Log;
  /** In place of some of the limits below. */
  limits?: ReportProcessLimits | undefined;
}

export type ReportProcessLimits = Partial<Omit<WorkerLimits, 'niceness'>>;

/** The largest report within the limits takes 450 MB and some minutes. */
const usual: Required<ReportProcessLimits> = {
  memoryBytes: 800_000_000,
  timeMs: 3_600_000,
  cpuMs: 1_200_000,
};

export function openReportMaker({ storage, worker, log, limits }: Options): ReportMaker {
  const open = (niceness: number, idleMs: number) =>
    createRenderer({
      worker,
      ...usual,
      ...limits,
      niceness,
      idleMs,
      log,
      givenUp: () => new Refusal('REPORT_FAILED'),
    });
  const previews = open(5, 30_000);
  const waiting = createFairQueue(() => performance.now());
  const underWay = new Map<string, ReturnType<typeof open>>();
  const cancelled = new Set<string>();
  return {
    async write(id, job, { closing, onPercent }) {
      closing.throwIfAborted();
      // Of its own, so that cancelling ends this one and no other.
      const renderer = open(10, 0);
      underWay.set(id, renderer);
      const leave = (): void => void renderer.close();
      closing.addEventListener('abort', leave);
      try {
        return await renderer.run({ kind: 'writeReport', ...job }, onPercent);
      } catch (error) {
        if (cancelled.has(id)) throw new ReportCancelled();
        closing.throwIfAborted();
        throw error;
      } finally {
        closing.removeEventListener('abort', leave);
        underWay.delete(id);
        cancelled.delete(id);
        await renderer.close();
      }
    },
    async preview(job, { by, signal }) {
      signal.throwIfAborted();
      await waiting.run({ by, cost: 1, signal }, () =>
        previews.run({ kind: 'writeReport', ...job }),
      );
    },
    async periods(job, { by, signal }) {
      signal.throwIfAborted();
      await waiting.run({ by, cost: 1, signal }, () =>
        previews.run({ kind: 'writePeriods', ...job }),
      );
    },
    cancel(id) {
      const renderer = underWay.get(id);
      if (renderer === undefined) return;
      cancelled.add(id);
      void renderer.close();
    },
    async discard(keys) {
      for (const key of keys) await storage.remove(storageKeyOfReport(key));
    },
    async close() {
      await Promise.all([
        previews.close(),
        ...[...underWay.values()].map((renderer) => renderer.close()),
      ]);
    },
  };
}
