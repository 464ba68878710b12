import type { RefusalCode } from '../refusal';
import type { PhotoMime, PlanMime } from '../../rules/fileKinds';
import type { RenditionSize } from './photo';
import type { PlanPageFacts, RenderedSheet } from './plans/plan';

export interface PhotoJob {
  path: string;
  mime: PhotoMime;
}

export interface PlanJob {
  path: string;
  mime: PlanMime;
}

export interface SheetJob extends PlanJob {
  /** From 1. */
  page: number;
  /** A folder of this job's own; the tiles are written into it. */
  folder: string;
}

export interface PagesJob extends PlanJob {
  /** From 1. */
  pages: readonly number[];
  /** Most pixels of the longer side. */
  pixels: number;
  /** There already; a picture is written into it as soon as it is drawn, called after its page. */
  folder: string;
}

/** What the server asks of the process that opens strangers' files, by kind. */
interface Asked {
  inspect: PhotoJob;
  render: PhotoJob;
  validatePlan: PlanJob;
  drawSheet: SheetJob;
  drawPages: PagesJob;
}

interface Results {
  inspect: Inspected;
  render: Pictures;
  validatePlan: { pages: PlanPageFacts[] };
  drawSheet: RenderedSheet;
  /** The pages that can never be drawn. */
  drawPages: { failed: number[] };
}

export type Kind = keyof Asked;
export type Job<K extends Kind = Kind> = { [Each in K]: { kind: Each } & Asked[Each] }[K];
export type Result<K extends Kind = Kind> = Results[K];

/** Pixels, upright. */
export interface Inspected {
  width: number;
  height: number;
}

export interface Pictures extends Inspected {
  /** Base64. */
  thumbHash: string;
  /** WebP. They travel as bytes: only the server writes, so a broken decoder has nothing to write to. */
  renditions: Record<RenditionSize, Uint8Array>;
}

/** The answer to a job: what came out, what the person is told, or what went wrong on our side. */
export type Answer =
  | { kind: 'done'; result: Result; rss: number }
  | { kind: 'refused'; code: RefusalCode; meta: Record<string, number>; rss: number }
  | { kind: 'fault'; message: string; rss: number };

/** Before the answer a long job says how far it is, in whole percent. */
export type Message = { kind: 'started' } | { kind: 'progress'; percent: number } | Answer;

/** Given to the process as its one argument, as JSON. */
export interface WorkerLimits {
  /** Resident memory at which the process ends itself, bytes. */
  memoryBytes: number;
  /** One job's time on the clock, ms. More says nothing about the file. */
  timeMs: number;
  /** CPU time that one job may take, ms; on a busy machine it is spent later and stays the same. */
  cpuMs: number;
  /** Lowers the priority of the process by so many steps (0 to 19), so that the server answers first. */
  niceness: number;
}

/** With this signal a process ends itself whose job has used up its CPU time. Windows has no such signal, and every end looks the same. */
export const overCpu: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGVTALRM';
