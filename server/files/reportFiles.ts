import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from './storage';
import { sweepUnknown } from './sweep';

const shape = /^([0-9a-f]{2})[0-9a-f]{30}\.(?:pdf|zip|handover\.pdf|handover\.data)$/;
export const reportPrefix = 'reports/';

export const makeReportKey = (): string => `${randomBytes(16).toString('hex')}.pdf`;
/** Of a report in several volumes, which are PDFs in one ZIP. */
export const makeVolumesKey = (): string => `${randomBytes(16).toString('hex')}.zip`;
export const isVolumesKey = (key: string): boolean => key.endsWith('.zip');
/**
 * Of the draft or final PDF of a handover, which is kept for good. Not shaped like that of a
 * report: a server that sweeps reports and knows no handovers leaves it alone.
 */
export const makeHandoverKey = (): string => `${randomBytes(16).toString('hex')}.handover.pdf`;
/** Of what the draft of a handover was made of. */
export const makeDataKey = (): string => `${randomBytes(16).toString('hex')}.handover.data`;

export const isReportKey = (key: string): boolean => shape.test(key);

/** Where a report is stored, in shards. */
export function storageKeyOfReport(key: string): string {
  const shard = shape.exec(key)?.[1];
  // Keys come from our own rows.
  if (shard === undefined) throw new Error('Not the key of a report.');
  return `${reportPrefix}${shard}/${key}`;
}

/** Of a file of this machine: 64 hexadecimal digits. */
export async function hashOf(path: string): Promise<string> {
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(path), sha256);
  return sha256.digest('hex');
}

/** Deletes those that no row names and that were written before. Answers how many. */
export const sweepReports = (
  storage: FileStorage,
  known: (keys: string[]) => Promise<Set<string>>,
  before: number,
): Promise<number> =>
  sweepUnknown({
    storage,
    prefixes: [reportPrefix],
    rowKeyOf: (name) => (shape.test(name) ? name : null),
    known,
    before,
  });
