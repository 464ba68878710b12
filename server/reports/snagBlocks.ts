import type { ReportPhotos } from '../../rules/reports';
import { bandRoom, drawBand } from './band';
import { hairline, mm, space } from './design';
import { createEvidence } from './evidence';
import { labels, type Speaker } from './labels';
import { colours } from './marks';
import type { Part, Placed, ReportPages } from './page';
import { drawCode } from './qrCode';
import type { ReportGroup, ReportSnag } from './reportData';
import { rowOf, sumOf } from './rows';
import { factRows, headRows } from './snagText';

// A snag as a block: its number, title and place; its facts in one line; photos, where it is on the
// plan, and what was last said. It is not broken across pages unless it is longer than one.

/** A QR code, and its distance from the text beside it. */
const code = { side: 58, gap: 10 } as const;
/** Before the first snag below a head or a band, and around the line between two. */
const apart = { first: mm(3), between: mm(4) } as const;

export interface SnagWriter {
  /** What comes next belongs to this group. */
  group(group: ReportGroup, title: string): void;
  add(snag: ReportSnag): Promise<void>;
  end(): void;
}

interface Options {
  photos: ReportPhotos;
  /** Of the photos. */
  folder: string;
  /** Each snag has a QR code that opens it. */
  withCodes: boolean;
}

export function beginSnagBlocks(
  sheet: ReportPages,
  speaker: Speaker,
  { photos, folder, withCodes }: Options,
): SnagWriter {
  const { say } = speaker;
  const evidenceRows = createEvidence(sheet, speaker, { photos, folder });

  /** Drawn from the top of the block, and a link too, for who reads it on a screen. */
  const codeOf = (reference: string, url: string, cell: number): Part => ({
    cell,
    tag: 'Figure',
    alt: say(labels.openSnag(reference)),
    draw(top) {
      const x = sheet.leftOf(sheet.width - code.side, code.side);
      drawCode(sheet.pdf, url, { x, y: top, side: code.side });
      sheet.pdf.link(x, top, code.side, code.side, url);
    },
  });

  let pending: { group: ReportGroup; title: string } | null = null;
  /** Whether the last thing on the page is a snag. */
  let after: number | null = null;

  return {
    group(group, title) {
      pending = { group, title };
    },
    async add(snag) {
      const hasCode = withCodes && snag.url !== null;
      const width = sheet.width - (hasCode ? code.side + code.gap : 0);
      const text = [
        ...headRows(sheet, snag, width),
        ...(snag.numberOnly === true ? [] : factRows(sheet, speaker, snag, width)),
      ];
      const textHeight = sumOf(text);
      const rest = hasCode ? code.side + space.row - textHeight : 0;
      const rows = [...text, ...(rest > 0 ? [rowOf(rest)] : []), ...evidenceRows(snag, 6)];
      const bandHeight = pending === null ? 0 : bandRoom(sheet, pending.title) + apart.between;
      const gap = after === sheet.pages() ? 2 * apart.between : apart.first;
      const atTop = sheet.room() >= sheet.most - 1;
      if (!atTop && gap + bandHeight + sumOf(rows) > sheet.room()) {
        sheet.newPart();
        after = null;
      }
      if (pending !== null) {
        if (after !== null || sheet.room() < sheet.most - 1) sheet.leaveSpace(apart.between);
        sheet.bookmark(pending.title);
        const { snagCount, late = 0 } = pending.group;
        sheet.leaveSpace(drawBand(sheet, speaker, { title: pending.title, snagCount, late }));
        sheet.leaveSpace(apart.first);
        pending = null;
      } else if (after === sheet.pages()) {
        sheet.leaveSpace(apart.between);
        sheet.line(hairline, colours.edge);
        sheet.leaveSpace(apart.between);
      } else if (after === null && sheet.pages() === 1) sheet.leaveSpace(apart.first);
      const placed: Placed[] = [];
      for (const [index, each] of rows.entries()) {
        const parts = await each.parts();
        placed.push(
          ...sheet.put(
            index === 0 && hasCode ? [...parts, codeOf(snag.reference, snag.url ?? '', 5)] : parts,
            each.height,
          ),
        );
      }
      after = sheet.pages();
      sheet.add(structureOf(sheet, placed));
    },
    end: () => undefined,
  };
}

/** The parts of a cell, of which a text may have several lines, are one element. */
function structureOf({ pdf }: ReportPages, placed: readonly Placed[]) {
  const cells = [...new Set(placed.map(({ cell }) => cell))].toSorted((a, b) => a - b);
  const elements = cells.map((cell) => {
    const own = placed.filter((part) => part.cell === cell);
    const { tag = 'P', alt } = own[0] ?? {};
    return pdf.struct(
      tag,
      alt === undefined ? {} : { alt },
      own.map(({ content }) => content),
    );
  });
  const section = pdf.struct('Sect', {}, elements);
  section.end();
  return section;
}
