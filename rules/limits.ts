import type { PlanMime } from './fileKinds';

// How much of anything there may be. The server refuses more; the device says so before it sends. One object a noun, so that a page loads only what it asks for.

/** In characters, as people count them. */
export const textLimits = {
  title: 255,
  /** Of a description or a comment. */
  long: 4_000,
  name: 120,
  caption: 200,
  phrase: 80,
  /** Of a code in references. */
  projectCodeLeast: 2,
  projectCode: 8,
  planCode: 20,
  /** Of a plan's revision. */
  revisionLabel: 40,
  viewName: 60,
  fileName: 255,
  /** Drawn on a photo. */
  shape: 80,
  /** Of a text that is looked for. */
  search: 255,
  passwordLeast: 10,
  password: 1_000,
} as const;

export const photoLimits = {
  bytes: 25_000_000,
  pixels: 60_000_000,
  /** Pixels that the shorter side has at least. */
  side: 64,
  /** Shown on one snag; a photo that comes late from a device that was offline is kept beyond it. */
  perSnag: 20,
  /** Drawn on one photo. */
  shapes: 50,
} as const;

/** Whether a snag that has so many photos takes no more. */
export const isFullOfPhotos = (count: number): boolean => count >= photoLimits.perSnag;

export const planLimits = {
  pdfBytes: 200_000_000,
  pictureBytes: 50_000_000,
  /** Of one file. */
  pages: 300,
  picturePixels: 120_000_000,
  /** Metres on the longer side of a PDF's page: more than any plotter's roll, far less than a trap. */
  sheetMetres: 5,
  /** Plans of a project that were not removed. */
  perProject: 500,
  revisionsPerPlan: 100,
  /** Pins in one answer. */
  pins: 10_000,
} as const;

/** The most bytes of a plan's file. */
export const planBytes = (mime: PlanMime): number => (mime === 'application/pdf' ? planLimits.pdfBytes : planLimits.pictureBytes);

/** Of one project; what is archived does not count. */
export const projectLimits = {
  members: 1_000,
  companies: 200,
  trades: 200,
  locations: 5_000,
  /** Added by one request. */
  locationsAtOnce: 2_000,
  locationDepth: 4,
  /** Working days until something is due. */
  dueDays: 365,
  phrasesPerTrade: 30,
  /** Ways of looking at the list that one person has saved. */
  viewsPerPerson: 50,
} as const;

/** How long links that are used once can be used. */
export const linkLimits = {
  invitationDays: 14,
  /** Of one for a forgotten password. */
  resetHours: 24,
} as const;

/** How long a device keeps what can be had from the server. */
export const keptLimits = {
  /** Since the server last answered, until what is kept is locked. */
  leaseDays: 14,
  /** Of what was sent and confirmed. */
  confirmedDays: 30,
  confirmedPhotoHours: 24,
  /** Thumbnails are taken along of what was changed in so many days. */
  latelyDays: 30,
} as const;

/** ms that the author of a comment may edit it. */
export const commentEditsMs = 15 * 60_000;

export const listLimits = {
  /** Snags that are named one by one, or changed together. */
  ids: 200,
  /** Words of a text that is looked for. */
  words: 8,
} as const;

/** What is sent of a photo and the largest picture made of it: bounded by pixels, so that one can read in a panorama too, and by side, because WebP holds 16,383. */
const largest = { pixels: 5_000_000, side: 16_000 } as const;

export function largestPicture({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const ratio = Math.min(1, Math.sqrt(largest.pixels / (width * height)), largest.side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}
