import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectTable } from '../../database/schema';
import { readBytes } from '../../files/storage';
import type { ReportSender } from '../../reports/reportData';
import type { Services } from '../../services';

/** Who stands at the head of a project's reports, with the logo as a file beside the data. */
export async function senderOf(
  { logos }: Pick<Services, 'logos'>,
  { sender_name: name, sender_address: address, logo_key: key }: ProjectTable,
  folder: string,
): Promise<ReportSender | null> {
  const picture = key === null ? null : await logos.picture(key);
  if (picture !== null) await writeFile(join(folder, 'logo.webp'), await readBytes(picture));
  if (name === '' && address === '' && picture === null) return null;
  return {
    name,
    address: address === '' ? [] : address.split('\n'),
    logo: picture === null ? null : 'logo.webp',
  };
}
