import { plural, t } from '@lingui/core/macro';
import type { TableFormat, TableName } from '../../../rules/tables';
import { region } from '../../ui/messages/region';

export const messages = {
  title: t`Data`,
  notFound: t`No such project`,
  back: t`Back to the list`,
  snags: t`Snags as a table`,
  snagsHint: t`Snags as they stand, in number order. Column names are English in every language, so programs can read them.`,
  ownSnagsHint: t`Your company’s snags as they stand, in number order. Column names are English in every language, so programs can read them.`,
  which: t`Which snags`,
  asFiltered: t`As filtered in the list`,
  views: t`Saved views`,
  filterInList: t`Filter in the list`,
  format: t`File`,
  formats: { xlsx: t`Excel (XLSX)`, csv: t`CSV`, pdf: t`PDF` } satisfies Record<
    TableFormat,
    string
  >,
  pictures: t`Photos`,
  picturesDo: (limit: number) => {
    const most = new Intl.NumberFormat(region()).format(limit);
    return t`A small photo of each snag, for up to ${most} snags`;
  },
  tooManyPictures: (limit: number) => {
    const most = new Intl.NumberFormat(region()).format(limit);
    return t`Over ${most} snags, too many for a workbook with photos. Choose fewer, or leave the photos out.`;
  },
  bcf: t`Snags as BCF`,
  bcfHint: t`The snags chosen above as topics with their photos and comments, for Archicad, Revit, Solibri or OpenProject. What BCF has no place for, such as pins, goes along in a file that others ignore.`,
  bcfVersion: t`Version`,
  bcfVersions: {
    '2.1': t`2.1 (most programs)`,
    '3.0': t`3.0 (only if asked for)`,
  },
  bcfDownload: t`Download BCF`,
  bcfImport: t`Import a BCF file`,
  bcfImportWhat: t`Its topics become snags, after a dry run`,
  bcfTooMany: (limit: number) => {
    const most = new Intl.NumberFormat(region()).format(limit);
    return t`Over ${most} snags, too many for a BCF file. Choose fewer.`;
  },
  /** Of a search that finds more than were counted. */
  downloadFound: t`Download results`,
  download: (snags: number) => plural(snags, { one: 'Download # snag', other: 'Download # snags' }),
  preparing: t`Searching`,
  begun: t`Download started.`,
  others: t`Other tables`,
  names: {
    locations: t`Locations`,
    trades: t`Trades with their phrases`,
    companies: t`Companies`,
    people: t`People`,
    periods: t`Defects periods`,
    journal: t`Journal: every event with its hash`,
  } satisfies Record<Exclude<TableName, 'snags'>, string>,
  /** The button's name for a screen reader, which does not see in which row it is. */
  downloadAs: (table: string, format: string) => t`${table}: ${format}`,
  whole: t`Project export`,
  wholeWhat: t`One ZIP archive: the journal and all data as JSON, all original photos and plans, and a README. A manifest lists the SHA-256 of each file, and number and hash of the last event. What is erased here later stays in archives already downloaded.`,
  wholeDo: t`Download project`,
};
