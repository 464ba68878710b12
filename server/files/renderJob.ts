import type { RefusalCode } from '../refusal';
import type { LogoMime, PhotoMime, PlanMime } from '../../rules/fileKinds';
import type { WrittenReport } from '../reports/reportData';
import type { RenditionSize } from './photo';
import type { PlanPageFacts, RenderedSheet } from './plans/plan';

export interface PhotoJob {
  path: string;
  mime: PhotoMime;
}

export interface LogoJob {
  path: string;
  mime: LogoMime;
}

export interface PlanJob {
  path: string;
  mime: PlanMime;
}

export interface SheetJob extends PlanJob {
  /** From 1. */
  page: number;
  /** A separate folder for this job, into which the tiles are written. */
  folder: string;
}

export interface PagesJob extends PlanJob {
  /** From 1. */
  pages: readonly number[];
  /** Maximum of the longer side in pixels. */
  pixels: number;
  /**
   * An existing folder. Each picture is written into it as soon as it is drawn, named after its
   * page.
   */
  folder: string;
}

export interface ReportJob {
  /** Of the data, with the photos beside it. */
  path: string;
  /** Where the PDF is to be; of further volumes see {@link volumePath}. */
  output: string;
  /** Stops after so many pages, and draws the first as a picture of so many pixels at `picture`. */
  preview?: { pages: number; pixels: number; picture: string };
}

/** A list of defects periods as a PDF. */
export interface PeriodsJob {
  /** Of the data. */
  path: string;
  /** Where the PDF is to be. */
  output: string;
}

/** Of a volume, from 1, of a report that is written to `output`. */
export const volumePath = (output: string, volume: number): string =>
  volume === 1 ? output : output.replace(/\.pdf$/, `-${volume}.pdf`);

export interface ShrinkJob {
  /** A folder with pictures. */
  path: string;
  /** Their names in it. */
  names: readonly string[];
  /** Maximum of the longer side in pixels. */
  pixels: number;
}

/** Jobs for the processes that open untrusted files or write reports, by kind. */
interface Jobs {
  inspect: PhotoJob;
  render: PhotoJob;
  drawLogo: LogoJob;
  validatePlan: PlanJob;
  drawSheet: SheetJob;
  drawPages: PagesJob;
  writeReport: ReportJob;
  writePeriods: PeriodsJob;
  shrink: ShrinkJob;
}

interface Results {
  inspect: Inspected;
  render: Pictures;
  drawLogo: DrawnLogo;
  validatePlan: { pages: PlanPageFacts[] };
  drawSheet: RenderedSheet;
  /** The pages that can never be drawn. */
  drawPages: { failed: number[] };
  writeReport: WrittenReport;
  writePeriods: null;
  shrink: { pictures: (Thumbnail | null)[] };
}

export type Kind = keyof Jobs;
export type Job<K extends Kind = Kind> = { [Each in K]: { kind: Each } & Jobs[Each] }[K];
export type Result<K extends Kind = Kind> = Results[K];

/** Pixels, upright. */
export interface Inspected {
  width: number;
  height: number;
}

export interface Pictures extends Inspected {
  /** Base64. */
  thumbHash: string;
  /**
   * WebP. Transferred as bytes, because only the server writes photos, so that a compromised
   * decoder has nothing to write to.
   */
  renditions: Record<RenditionSize, Uint8Array>;
}

export interface DrawnLogo {
  /** WebP, transferred as above. */
  picture: Uint8Array;
}

/** A JPEG, which every program shows. */
export interface Thumbnail extends Inspected {
  jpeg: Uint8Array;
}

/** The result of a job, a refusal for the person, or a fault of the server. */
export type Answer =
  | { kind: 'done'; result: Result; rss: number }
  | { kind: 'refused'; code: RefusalCode; meta: Record<string, number>; rss: number }
  | { kind: 'fault'; message: string; rss: number };

/** Progress of a long job before its answer, in whole percent. */
export type Message = { kind: 'started' } | { kind: 'progress'; percent: number } | Answer;

/** Passed to the process as its only argument, as JSON. */
export interface WorkerLimits {
  /** The process ends itself above this resident memory, in bytes. */
  memoryBytes: number;
  /** Wall time of one job, in ms. Exceeding it says nothing about the file. */
  timeMs: number;
  /** CPU time of one job, in ms, which does not depend on how busy the machine is. */
  cpuMs: number;
  /** Niceness of the process (0 to 19), so that the server's requests have priority. */
  niceness: number;
}

/**
 * The signal with which a process ends itself when its job has used up its CPU time. Windows has no
 * such signal, so there the reason is unknown.
 */
export const overCpu: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGVTALRM';
