import { plural, t } from '@lingui/core/macro';

export const goingMessages = {
  raise: t`Which project are you raising a snag in?`,
  check: t`Which project are you checking?`,
  photos: (count: number) =>
    plural(count, {
      one: '# photo shared. Which project is the snag in?',
      other: '# photos shared. Which project is the snag in?',
    }),
  words: t`Text shared. Which project is the snag in?`,
  noPhotos: t`Nothing arrived. Share it again, or raise a snag and add it there.`,
  others: (count: number) =>
    plural(count, {
      one: '# file isn’t a photo Snagbook can use and was left out.',
      other: '# files aren’t photos Snagbook can use and were left out.',
    }),
  refused: (count: number) =>
    plural(count, {
      one: '# photo could not be used and was left out.',
      other: '# photos could not be used and were left out.',
    }),
  taking: t`Adding to the snag`,
  throwAway: (count: number) => plural(count, { one: 'Discard photo', other: 'Discard photos' }),
  thrownAway: t`Photos discarded. They are still where you shared them from.`,
  throwWordsAway: t`Discard text`,
  wordsThrownAway: t`Text discarded.`,
  nowhere: t`You can’t raise snags in any of your projects.`,
  wait: (count: number) =>
    plural(count, {
      one: '# shared photo is waiting for its snag.',
      other: '# shared photos are waiting for their snag.',
    }),
  wordsWait: t`Shared text is waiting for its snag.`,
  choose: t`Choose project`,
  cancel: t`Show all projects`,
};
