import type { PlanMime } from './fileKinds';

// Limits. The server refuses more; the device says so before it sends. One object per noun, so that
// a page's code contains only those it uses.

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
  /** RFC 5321 takes no longer one. */
  email: 254,
  fileName: 255,
  /** Drawn on a photo. */
  shape: 80,
  /** Of a search text. */
  search: 255,
  passwordLeast: 10,
  password: 1_000,
} as const;

export const signInLimits = {
  /**
   * How long a confirmation at the company's sign-in replaces the password of somebody who has
   * none.
   */
  confirmedMinutes: 10,
} as const;

export const photoLimits = {
  bytes: 25_000_000,
  pixels: 60_000_000,
  /** Least pixels of the shorter side. */
  side: 64,
  /** On one snag. */
  perSnag: 20,
  /** The same with photos that arrive late, from devices that had not seen the others. */
  perSnagLate: 60,
  /** Drawn on one photo. */
  shapes: 50,
  /** Of a freely drawn line, after its start. */
  linePoints: 200,
} as const;

/** Whether a snag with this many photos takes no more. */
export const isFullOfPhotos = (count: number): boolean => count >= photoLimits.perSnag;

export const planLimits = {
  pdfBytes: 200_000_000,
  pictureBytes: 50_000_000,
  /** Of one file. */
  pages: 300,
  picturePixels: 120_000_000,
  /**
   * Metres of the longer side of a PDF's page: more than any plotter prints, and far less than a
   * page made to exhaust the server.
   */
  sheetMetres: 5,
  /** Plans of a project, without removed ones. */
  perProject: 500,
  revisionsPerPlan: 100,
  linksPerPlan: 100,
  /** Pins in one answer. */
  pins: 10_000,
} as const;

/** The most bytes of a plan's file. */
export const planBytes = (mime: PlanMime): number =>
  mime === 'application/pdf' ? planLimits.pdfBytes : planLimits.pictureBytes;

/** Of one project, without archived ones. */
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
  /** Saved views of one person. */
  viewsPerPerson: 50,
} as const;

export const archiveLimits = {
  /** Bytes of the archive of a project that is imported. */
  bytes: 100_000_000_000,
} as const;

/** How long one-time links are valid. */
export const linkLimits = {
  invitationDays: 14,
  /** Of a link for a forgotten password. */
  resetHours: 24,
  /** Without use: of a company's link, and of what was opened with it on a device. */
  companyDays: 90,
} as const;

/** How long a device keeps data that the server has too. */
export const keptLimits = {
  /** After the server's last answer, until the kept data is locked. */
  leaseDays: 14,
  /** Of sent and confirmed events. */
  confirmedDays: 30,
  confirmedPhotoHours: 24,
  /** Thumbnails are kept offline of snags that changed within so many days. */
  latelyDays: 30,
} as const;

/** ms that the author of a comment may edit it. */
export const commentEditsMs = 15 * 60_000;

/**
 * Size of a photo as sent, and of its largest picture: limited by pixels, so that text in a
 * panorama stays readable, and by side, because WebP holds at most 16,383.
 */
const largest = { pixels: 5_000_000, side: 16_000 } as const;

export function largestPicture({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const ratio = Math.min(
    1,
    Math.sqrt(largest.pixels / (width * height)),
    largest.side / Math.max(width, height),
  );
  return {
    width: Math.max(1, Math.round(width * ratio)),
    height: Math.max(1, Math.round(height * ratio)),
  };
}
