import { plural, t } from '@lingui/core/macro';
import type { TableFormat, TableName } from '../../../rules/tables';
import { region } from '../../ui/messages/region';

export const messages = {
  title: t`Data`,
  notFound: t`There is no such project`,
  back: t`Back to the list`,
  snags: t`Snags as a table`,
  snagsHint: t`The snags as they are now, in the order of the numbers. The columns have the same English names in every language, so that programs find them.`,
  ownSnagsHint: t`The snags of your company, as they are now, in the order of the numbers. The columns have the same English names in every language, so that programs find them.`,
  which: t`Which snags`,
  asFiltered: t`As filtered in the list`,
  views: t`Saved views`,
  filterInList: t`Filter in the list`,
  format: t`File`,
  formats: { xlsx: t`Workbook (XLSX)`, csv: t`Text (CSV)` } satisfies Record<TableFormat, string>,
  pictures: t`Photos`,
  picturesDo: (limit: number) => {
    const most = new Intl.NumberFormat(region()).format(limit);
    return t`A small photo of each snag, for up to ${most} snags`;
  },
  tooManyPictures: (limit: number) => {
    const most = new Intl.NumberFormat(region()).format(limit);
    return t`These are more than ${most} snags, too many for a workbook with photos. Choose fewer, or leave the photos out.`;
  },
  /** Of a search that finds more than were counted. */
  downloadFound: t`Download what was found`,
  download: (snags: number) => plural(snags, { one: 'Download # snag', other: 'Download # snags' }),
  preparing: t`Asking the server`,
  begun: t`The download has begun.`,
  others: t`Other tables`,
  names: {
    locations: t`Locations`,
    trades: t`Trades with their phrases`,
    companies: t`Companies`,
    people: t`People`,
    journal: t`Journal: every event with its hash`,
  } satisfies Record<Exclude<TableName, 'snags'>, string>,
  /** The button's name for a screen reader, which does not see in which row it is. */
  downloadAs: (table: string, format: string) => t`${table}: ${format}`,
  whole: t`The whole project`,
  wholeWhat: t`One archive (ZIP) with the journal and all rows as JSON, all photos and plans as they came, and a README. A manifest has the SHA-256 of each file, and number and hash of the last event. Whatever is erased here later stays in archives that were made before.`,
  wholeDo: t`Download the project`,
};
