import { plural, t } from '@lingui/core/macro';

export const messages = {
  newSnag: t`New snag`,
  snagIn: (code: string) => t`A snag in ${code}`,
  things: {
    raise: () => t`snag`,
    photo: (count: number) => plural(count, { one: '# photo', other: '# photos' }),
    move: (count: number) => plural(count, { one: 'status', other: '# status changes' }),
    comment: (count: number) => plural(count, { one: '# comment', other: '# comments' }),
    edit: (count: number) => plural(count, { one: '# edit', other: '# edits' }),
    removePhoto: (count: number) =>
      plural(count, { one: '# photo removed', other: '# photos removed' }),
    markPhoto: (count: number) => plural(count, { one: '# drawing', other: '# drawings' }),
    editComment: (count: number) =>
      plural(count, { one: '# edited comment', other: '# edited comments' }),
    sign: (count: number) => plural(count, { one: '# signature', other: '# signatures' }),
    newer: (count: number) =>
      plural(count, {
        one: '# change from a newer version',
        other: '# changes from a newer version',
      }),
  },
  refusedOf: (snag: string, things: string) => t`${snag}: ${things}`,
  tryAgain: t`Try again`,
  saveCopy: t`Save a copy`,
  discard: t`Discard`,
  discardSure: t`Discard for good`,
  keep: t`Keep`,
};
