import { plural, t } from '@lingui/core/macro';
import { region } from './region';

export const messages = {
  close: t`Back`,
  save: t`Save`,
  saving: t`Saving`,
  cancel: t`Cancel`,
  tryAgain: t`Try again`,
  days: (days: number) => t`${days} d`,
  overdue: (days: number) => plural(days, { one: '# day overdue', other: '# days overdue' }),
  sentBack: (count: number) => plural(count, { one: 'sent back once', other: 'sent back # times' }),
  pending: t`Saved on this device, not yet confirmed`,
  notConfirmed: t`not yet confirmed`,
  full: (limit: number) => t`This field is full: ${limit.toLocaleString(region())} characters.`,
};
