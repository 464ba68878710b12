import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { volumePath } from '../../files/renderJob';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { gather, type Gathered } from './gather';
import { changesSince, type Party } from './handoverStore';
import { companiesIn } from './listOfReport';

type Needed = Pick<Services, 'db' | 'files' | 'logos' | 'plans' | 'reports'>;

interface Writing {
  id: string;
  /** Of its data, in an existing folder, which is empty. */
  gathering: Omit<Parameters<typeof gather>[1], 'signers' | 'onPercent'>;
  /** Who signs the handover of which this is the draft; null: it is a report. */
  signers: readonly Party[] | null;
  closing: AbortSignal;
  /** Before each PDF: rejects if nobody wants it any more. */
  look: () => Promise<void>;
  onPercent: (percent: number) => void;
}

interface Written extends Pick<Gathered, 'snagCount' | 'lastEvent'> {
  /** A PDF, or a ZIP of several. */
  file: string;
  isZip: boolean;
}

/** How much of the work is reading, and how much writing, in percent. */
const readingShare = 25;

/**
 * Writes the file of a report: a PDF, or a ZIP where it has several volumes or is the sheets of all
 * companies.
 */
export async function writeFile(services: Needed, writing: Writing): Promise<Written> {
  const { gathering } = writing;
  const { folder, report, reader } = gathering;
  const kind = report.kind.toLowerCase().replaceAll('_', '-');
  if (report.settings.allCompanies !== true) {
    const { pdfs, ...gathered } = await writeOne(services, writing, join(folder, 'report.pdf'));
    const [first = ''] = pdfs;
    if (pdfs.length === 1) return { ...gathered, file: first, isZip: false };
    const entries = pdfs.map((path, index) => ({ path, name: `${kind}-${index + 1}.pdf` }));
    return { ...gathered, file: await packed(folder, entries, reader.now), isZip: true };
  }
  const companies = await companiesIn(services.db, reader, report.filter);
  const entries: Entry[] = [];
  const gathered = { snagCount: 0, lastEvent: { number: 0, hash: '' } };
  for (const [index, { id, name }] of companies.entries()) {
    const own = join(folder, String(index));
    await mkdir(own);
    const { pdfs, snagCount, lastEvent } = await writeOne(
      services,
      {
        ...writing,
        gathering: {
          ...gathering,
          folder: own,
          report: { ...report, filter: { ...report.filter, companyId: id } },
        },
        onPercent: (percent) =>
          writing.onPercent(((index + percent / 100) / companies.length) * 100),
      },
      join(folder, `${index}.pdf`),
    );
    // Its pictures are in the PDF now.
    await rm(own, { recursive: true, force: true });
    for (const [volume, path] of pdfs.entries())
      entries.push({ path, name: nameOfSheet(name, index, volume) });
    gathered.snagCount += snagCount;
    gathered.lastEvent = lastEvent;
  }
  if (entries.length === 0) throw new Refusal('REPORT_NO_SHEETS');
  return { ...gathered, file: await packed(folder, entries, reader.now), isZip: true };
}

/** With a number, because two names may differ only in what no file name may have. */
function nameOfSheet(company: string, index: number, volume: number): string {
  const name = company.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${index + 1}-${name}${volume === 0 ? '' : `-${volume + 1}`}.pdf`;
}

async function writeOne(
  services: Needed,
  { id, gathering, signers, closing, look, onPercent }: Writing,
  output: string,
): Promise<Pick<Gathered, 'snagCount' | 'lastEvent'> & { pdfs: string[] }> {
  const telling = {
    ...gathering,
    onPercent: (percent: number) => onPercent((percent * readingShare) / 100),
  };
  const { path, snagCount, lastEvent } =
    signers === null
      ? await gather(services, telling)
      : await gatherStill(services, { ...telling, signers });
  await look();
  const { volumes } = await services.reports.write(
    id,
    { path, output },
    {
      closing,
      onPercent: (percent) => onPercent(readingShare + (percent * (100 - readingShare)) / 100),
    },
  );
  const pdfs = Array.from({ length: volumes }, (_, index) => volumePath(output, index + 1));
  return { pdfs, snagCount, lastEvent };
}

/** Of snags that stand still: the draft of a handover says after which event they are so. */
async function gatherStill(
  services: Needed,
  gathering: Parameters<typeof gather>[1],
): Promise<Gathered> {
  for (let tries = 0; tries < settings.report.stillAttempts; tries += 1) {
    const gathered = await gather(services, gathering);
    if (
      (await changesSince(services.db, gathering.reader.project.id, gathered.lastEvent.number)) ===
      0
    )
      return gathered;
  }
  throw new Refusal('HANDOVER_MOVED');
}

interface Entry {
  path: string;
  name: string;
}

/** Several PDFs as one file. */
async function packed(folder: string, entries: readonly Entry[], at: number): Promise<string> {
  const zip = new ZipFile();
  // The types say less of it than there is: a PassThrough.
  const bytes = zip.outputStream as Readable;
  zip.on('error', (error: Error) => void bytes.destroy(error));
  for (const { path, name } of entries)
    // Photos are packed already.
    zip.addFile(path, name, { compress: false, mtime: new Date(at) });
  zip.end();
  const path = join(folder, 'report.zip');
  await pipeline(bytes, createWriteStream(path));
  return path;
}
