import { inspects, scopeOf, worksForCompany } from './scope';

// What a report can be, and who makes and reads which. The device offers by this, the server
// decides by it.

/** In the order in which they are offered. */
export const reportKinds = ['LIST', 'TRADE_SHEET', 'HANDOVER'] as const;
export type ReportKind = (typeof reportKinds)[number];
export const reportPhotos = ['NONE', 'SMALL', 'LARGE'] as const;
export type ReportPhotos = (typeof reportPhotos)[number];
export const reportGroupings = ['PLACE', 'TRADE', 'COMPANY'] as const;
export type ReportGrouping = (typeof reportGroupings)[number];
/**
 * What each snag takes in a list: a block with all its facts, or one line of a table,
 * which has no photos.
 */
export const reportLayouts = ['BLOCK', 'LINE'] as const;
export type ReportLayout = (typeof reportLayouts)[number];
export const papers = ['A4', 'LETTER'] as const;
export type Paper = (typeof papers)[number];

export const reportLimits = {
  /** Snags in one report. */
  snags: 10_000,
  /** Photos in one report: so many take some minutes. */
  photos: 3_000,
  /** Photos above which the form proposes small ones. */
  manyPhotos: 500,
  /** Bytes of photos after which a PDF goes on in another one, so that each has less than 100 MB. */
  volumeBytes: 90_000_000,
  /** Reports that people made in a project; making another one removes the oldest. */
  perProject: 100,
  /** Reports that one person made and that wait: they are made one after the other. */
  unfinished: 10,
} as const;

export const reportMailLimits = {
  /** Addresses named at once, beside the people of a company. */
  addresses: 20,
  /** Mails that one person sends by hand within 24 hours, in all projects. */
  perDay: 200,
  /** Bytes of a PDF that is attached; a larger one is sent as a link. */
  attached: 10_000_000,
  /** How long such a link works. */
  linkDays: 30,
  /** Of one person in a project. */
  schedules: 20,
} as const;

/** Of the letterhead of reports. */
export const senderLimits = {
  /** Characters of the address, in so many lines. */
  address: 400,
  lines: 6,
  /** Bytes of the logo's file, and least pixels of its shorter side. */
  logoBytes: 2_000_000,
  logoSide: 24,
} as const;

/** The photos that a report shows. */
export const photosIn = ({
  photos,
  layout,
}: {
  readonly photos: ReportPhotos;
  readonly layout?: ReportLayout | undefined;
}): ReportPhotos => (layout === 'LINE' ? 'NONE' : photos);

interface Member {
  readonly role: string;
  readonly companyId: string | null;
}

/** The kinds that a member makes: who only looks on makes the list. */
export const kindsMadeBy = (member: Member): readonly ReportKind[] => {
  if (inspects(member)) return reportKinds;
  if (worksForCompany(member.role)) return ['TRADE_SHEET'];
  return scopeOf(member).kind === 'ALL' ? ['LIST'] : [];
};

/**
 * Whether a member may read a report: who sees the whole list reads all, a company the sheets of
 * its own work. `companyId`: whose sheet it is. `opens`: its codes open the company's link, so it
 * is not for who may not do themselves what the company may.
 */
export function readsReport(
  member: Member,
  {
    kind,
    companyId,
    opens,
  }: { readonly kind: ReportKind; readonly companyId: string | null; readonly opens: boolean },
): boolean {
  const scope = scopeOf(member);
  return (
    (scope.kind === 'ALL' && (!opens || inspects(member))) ||
    (scope.kind === 'COMPANY' && kind === 'TRADE_SHEET' && scope.companyId === companyId)
  );
}
