import { plural, t } from '@lingui/core/macro';

export const messages = {
  newSnag: t`New snag`,
  snagIn: (code: string) => t`A snag of ${code}`,
  things: {
    raise: () => t`the snag itself`,
    photo: (count: number) => plural(count, { one: '# photo', other: '# photos' }),
    move: (count: number) => plural(count, { one: '# step', other: '# steps' }),
    comment: (count: number) => plural(count, { one: '# comment', other: '# comments' }),
    edit: (count: number) =>
      plural(count, { one: '# change of details', other: '# changes of details' }),
    removePhoto: (count: number) =>
      plural(count, { one: 'the removal of # photo', other: 'the removal of # photos' }),
    markPhoto: (count: number) => plural(count, { one: '# drawing', other: '# drawings' }),
    editComment: (count: number) =>
      plural(count, { one: '# changed comment', other: '# changed comments' }),
    sign: (count: number) => plural(count, { one: '# signature', other: '# signatures' }),
    newer: (count: number) =>
      plural(count, { one: '# entry of a newer version', other: '# entries of a newer version' }),
  },
  refusedOf: (snag: string, things: string) => t`${snag}: ${things}`,
  tryAgain: t`Try again`,
  saveCopy: t`Save a copy`,
  discard: t`Discard`,
  discardSure: t`Discard for good`,
  keep: t`Keep`,
};
