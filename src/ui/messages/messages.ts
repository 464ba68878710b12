import { plural, t } from '@lingui/core/macro';
import { region } from './region';

export const messages = {
  close: t`Back`,
  save: t`Save`,
  saving: t`Saving`,
  cancel: t`Cancel`,
  tryAgain: t`Try again`,
  find: (what: string) => t`Find: ${what}`,
  nothingFound: t`Nothing found.`,
  typeForMore: (count: number) =>
    plural(count, { one: '# more: type to find it', other: '# more: type to find them' }),
  late: (days: number) => plural(days, { one: '# day late', other: '# days late' }),
  sentBackMark: t`Sent back`,
  sentBack: (count: number) => plural(count, { one: 'sent back once', other: 'sent back # times' }),
  pending: t`Saved on this device, not yet confirmed`,
  refused: t`Not accepted`,
  notConfirmed: t`not yet confirmed`,
  full: (limit: number) => t`This field is full: ${limit.toLocaleString(region())} characters.`,
};
