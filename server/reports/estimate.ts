import { type Paper, type ReportKind, reportLimits, type ReportPhotos } from '../../rules/reports';
import { edge, lowExtract, photoBoxes } from './design';
import { paperSizes } from './page';

// How many pages a report takes, without its texts: what is drawn has known heights, and a text is
// taken to be as long as most are.

export interface EstimatedSnag {
  group: string | null;
  photos: number;
  hasPin: boolean;
  isOpen: boolean;
}

export interface Estimate {
  pages: number;
  volumes: number;
}

/** In points. */
const heights = { head: 90, running: 20, band: 27, line: 22, titles: 18, text: 42, between: 23 };
const captionHeight = 18;
/** JPEGs of site photos on paper, and extracts of plans, on average. */
const bytes = { LARGE: 190_000, SMALL: 25_000, NONE: 0, extract: 60_000 } as const;

export function estimateReport(
  snags: readonly EstimatedSnag[],
  {
    kind,
    isLines,
    photos,
    onPlan,
    paper,
    plans,
  }: {
    kind: ReportKind;
    isLines: boolean;
    photos: ReportPhotos;
    onPlan: boolean;
    paper: Paper;
    /** Pages of whole plans. */
    plans: number;
  },
): Estimate {
  const room = paperSizes[paper][1] - edge.top - edge.bottom - heights.running;
  const box = photoBoxes[photos === 'SMALL' ? 'SMALL' : 'LARGE'];
  const low = photos === 'SMALL' ? box.height : lowExtract;
  const blockOf = ({ photos: count, hasPin }: EstimatedSnag): number => {
    const hasSpot = hasPin && onPlan;
    const rows = Math.ceil(count / box.perRow);
    const inRow = count % box.perRow !== 0;
    return (
      heights.text +
      rows * (box.height + captionHeight) +
      (hasSpot && !inRow ? low + captionHeight : 0)
    );
  };
  const fill = (some: readonly EstimatedSnag[], first: number, lines: boolean): number => {
    let [pages, used] = [1, first + (lines ? heights.titles : 0)];
    let group: string | null | undefined;
    for (const snag of some) {
      const own = lines ? heights.line : blockOf(snag);
      const above = snag.group === group ? (lines ? 0 : heights.between) : heights.band;
      group = snag.group;
      if (used + above + own > room) [pages, used] = [pages + 1, lines ? heights.titles : 0];
      used += above + own;
      // One that is longer than a page goes on.
      while (used > room) [pages, used] = [pages + 1, used - room];
    }
    return pages;
  };
  const pictures = snags.reduce((sum, { photos: count }) => sum + count, 0);
  const extracts = onPlan && !isLines ? snags.filter(({ hasPin }) => hasPin).length : 0;
  const size = isLines ? 0 : pictures * bytes[photos] + extracts * bytes.extract;
  const pages =
    kind === 'HANDOVER'
      ? // Figures, signatures, and what is open on pages of its own.
        2 +
        plans +
        fill(
          snags.filter(({ isOpen }) => isOpen),
          0,
          true,
        ) +
        fill(snags, 0, false)
      : fill(snags, heights.head, isLines);
  return { pages, volumes: Math.max(1, Math.ceil(size / reportLimits.volumeBytes)) };
}
