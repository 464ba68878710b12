import { createReadStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { dayIn } from '../../rules/days';
import { languages, type Spoken } from '../../rules/languages';
import { reportLimits } from '../../rules/reports';
import { pageName } from '../files/plans/paths';
import { type ReportJob, volumePath } from '../files/renderJob';
import { type Entry, pagesWithoutContents, writeContents } from './contents';
import { letters, space } from './design';
import { createSpeaker, labels, type Speaker, withoutLabels } from './labels';
import { writeFigures, writePlan, writeSignatures, writeSignOff } from './handover';
import { colours } from './marks';
import { EnoughPages, openReportPages, type ReportPages } from './page';
import type { ReportHead, ReportLine, WrittenReport } from './reportData';
import { endNotice, writeNotice } from './notice';
import { nameOfReport, writeHead } from './reportHead';
import { beginSnagBlocks, type SnagWriter } from './snagBlocks';
import { beginSnagLines } from './snagLines';

/**
 * Writes a report from its data, line by line, so that its size is no matter of memory. It is laid
 * out before, without drawing anything: each page says how many there are, and the contents where
 * each part begins.
 */
export async function writeReport(
  { path, output, preview }: ReportJob,
  onPercent: (percent: number) => void,
): Promise<WrittenReport> {
  // Photos are taken in one after the other, so a cache of them would only take memory.
  sharp.cache(false);
  // The server's own pictures of photos and plans, which the program for plans, if it drew a page before,
  // does not open.
  sharp.unblock({ operation: ['VipsForeignLoadWebpFile', 'VipsForeignLoadJpegFile'] });
  if (preview !== undefined) {
    await layOut({ path, output, mostPages: preview.pages });
    await drawFirst(output, preview);
    return { pages: preview.pages, byteLength: (await stat(output)).size, volumes: 1 };
  }
  let measured = await layOut({ path, output: null });
  if (measured.pages > pagesWithoutContents)
    measured = await layOut({ path, output: null, contents: measured.entries });
  const { pages, volumes } = await layOut({
    path,
    output,
    pages: measured.pages,
    onPercent,
    ...(measured.pages > pagesWithoutContents && { contents: measured.entries }),
  });
  let byteLength = 0;
  for (let volume = 1; volume <= volumes; volume += 1)
    byteLength += (await stat(volumePath(output, volume))).size;
  return { pages, byteLength, volumes };
}

interface Pass {
  /** Of the data. */
  path: string;
  /** Null: it is only measured. */
  output: string | null;
  mostPages?: number | undefined;
  /** How many there will be. */
  pages?: number | undefined;
  contents?: readonly Entry[];
  onPercent?: (percent: number) => void;
}

interface LaidOut {
  pages: number;
  volumes: number;
  entries: Entry[];
}

async function layOut({
  path,
  output,
  mostPages,
  pages,
  contents,
  onPercent,
}: Pass): Promise<LaidOut> {
  const folder = dirname(path);
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  const entries: Entry[] = [];
  let begun: { sheet: ReportPages; head: ReportHead; speaker: Speaker } | null = null;
  let table: SnagWriter | null = null;
  let [written, listed] = [0, 0];
  let section: 'OPEN' | 'ALL' | null = null;
  try {
    for await (const text of lines) {
      const line = JSON.parse(text) as ReportLine; // written by features/reports/gather.ts
      if ('head' in line) {
        const { head } = line;
        const speaker = createSpeaker(head.language, head.timeZone);
        const sheet = openSheet(head, speaker, {
          output,
          mostPages,
          pages,
          onBookmark: (title, page) => void entries.push({ title, page }),
        });
        begun = { sheet, head, speaker };
        await writeHead(sheet, speaker, head, folder);
        // The text of a notice comes first, and is all that leads to its snags.
        if (head.notice !== undefined) writeNotice(sheet, speaker, head.notice);
        else if (contents !== undefined) {
          writeContents(sheet, speaker, contents);
          // Of a handover the figures follow.
          if (head.handover === null) sheet.newPage();
        }
        continue;
      }
      if (begun === null) throw new Error('The data of a report begins with its head.');
      const { sheet, head, speaker } = begun;
      if ('figures' in line) {
        writeFigures(sheet, speaker, line.figures);
        continue;
      }
      if ('plan' in line) {
        await writePlan(sheet, speaker, line.plan, folder);
        continue;
      }
      if ('section' in line) {
        table?.end();
        table = null;
        if (section === 'OPEN' && listed === 0) sheet.paragraph(speaker.say(labels.nothingOpen));
        [section, listed] = [line.section, 0];
        sheet.newPage();
        const name = speaker.say(section === 'OPEN' ? labels.stillOpen : labels.allSnags);
        sheet.bookmark(name);
        sheet.heading('H1', name, letters.section);
        continue;
      }
      if ('group' in line) {
        table ??= beginSnags(begun, section, folder);
        table.group(line.group, line.group.title ?? speaker.say(withoutLabels[head.grouping]));
        continue;
      }
      await table?.add(line.snag);
      [written, listed] = [written + 1, listed + 1];
      onPercent?.(Math.min(99, Math.floor((written / Math.max(1, head.snagCount)) * 100)));
    }
  } catch (error) {
    if (!(error instanceof EnoughPages)) throw error;
    lines.close();
  }
  if (begun === null) throw new Error('The data of a report has no head.');
  const { sheet, head, speaker } = begun;
  table?.end();
  if (mostPages === undefined) {
    if (head.snagCount === 0) {
      sheet.leaveSpace(space.group);
      sheet.paragraph(speaker.say(labels.empty));
    }
    if (head.notice !== undefined) endNotice(sheet, speaker, head.notice);
    if (head.handover !== null) {
      const { lastEvent, signOff } = head.handover;
      if (signOff === null) writeSignatures(sheet, speaker, lastEvent);
      else writeSignOff(sheet, speaker, { by: head.by, signOff, lastEvent });
    }
    listReplaced(sheet, speaker);
  }
  await sheet.end();
  return { pages: sheet.pages(), volumes: sheet.volumes(), entries };
}

/** What is still open stands in lines, before all of it in blocks. */
const beginSnags = (
  { sheet, head, speaker }: { sheet: ReportPages; head: ReportHead; speaker: Speaker },
  section: 'OPEN' | 'ALL' | null,
  folder: string,
): SnagWriter =>
  head.layout === 'LINE' || section === 'OPEN'
    ? beginSnagLines(sheet, speaker, {
        grouping: head.grouping,
        year: dayIn(head.timeZone, head.at).slice(0, 4),
      })
    : beginSnagBlocks(sheet, speaker, {
        photos: head.photos,
        folder,
        withCodes: head.kind === 'TRADE_SHEET',
      });

function openSheet(
  head: ReportHead,
  speaker: Speaker,
  {
    output,
    mostPages,
    pages,
    onBookmark,
  }: Pick<Pass, 'output' | 'mostPages' | 'pages'> & {
    onBookmark: (title: string, page: number) => void;
  },
): ReportPages {
  const { say } = speaker;
  const { project } = head;
  const made = say(labels.made(head.by, speaker.time(head.at)));
  const title = `${project.code} ${project.name} · ${nameOfReport(head, speaker)}`;
  const { dir }: Spoken = languages[head.language];
  return openReportPages({
    path: output === null ? null : (volume) => volumePath(output, volume),
    paper: head.paper,
    language: head.language,
    rightToLeft: dir === 'rtl',
    title,
    foot: `${title} · ${made}`,
    author: head.by,
    at: head.at,
    pageOf: pages === undefined ? null : (page) => say(labels.pageOf(page, pages)),
    onBookmark,
    ...(mostPages !== undefined && { mostPages }),
    // The draft of a handover is one file, of which its signatures name the hash; so is a notice.
    ...(head.handover?.signOff == null &&
      head.notice === undefined && { volumeBytes: reportLimits.volumeBytes }),
  });
}

/** By the program that draws plans, so that what people look at is the page itself. */
async function drawFirst(
  pdf: string,
  { pixels, picture }: NonNullable<ReportJob['preview']>,
): Promise<void> {
  const { drawPages } = await import('../files/plans/drawPages');
  const folder = dirname(picture);
  await drawPages(
    { path: pdf, mime: 'application/pdf', pages: [1], pixels, folder },
    () => undefined,
  );
  await rename(join(folder, pageName(1)), picture);
}

/**
 * What the font does not have, at the end, so that nobody takes the numbers for what somebody
 * wrote.
 */
function listReplaced(sheet: ReportPages, { say }: Speaker): void {
  const replaced = [...sheet.fonts.replaced()];
  if (replaced.length === 0) return;
  sheet.leaveSpace(space.part);
  sheet.paragraph(say(labels.replaced), { size: letters.small, weight: 'strong' });
  sheet.paragraph(
    replaced
      .slice(0, 200)
      .map(([code, where]) => say(labels.replacedIn(code, where)))
      .join(' · '),
    { size: letters.small, colour: colours.faint },
  );
}
