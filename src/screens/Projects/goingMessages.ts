import { plural, t } from '@lingui/core/macro';

export const goingMessages = {
  raise: t`Where do you raise a snag?`,
  check: t`Where do you check?`,
  photos: (count: number) =>
    plural(count, {
      one: '# photo was shared to Snagbook. Where does its snag belong?',
      other: '# photos were shared to Snagbook. Where does their snag belong?',
    }),
  noPhotos: t`No photo arrived. What you shared is still where it was: share it again, or raise a snag and choose it there.`,
  others: (count: number) =>
    plural(count, {
      one: '# file is no photo that Snagbook can use. It was not taken.',
      other: '# files are no photos that Snagbook can use. They were not taken.',
    }),
  refused: (count: number) =>
    plural(count, {
      one: '# photo could not be used and is not in the snag.',
      other: '# photos could not be used and are not in the snag.',
    }),
  taking: t`Taking the photos`,
  throwAway: (count: number) =>
    plural(count, { one: 'Do not use the photo', other: 'Do not use the photos' }),
  thrownAway: t`The photos are not used. They are still where you shared them from.`,
  nowhere: t`You raise snags in none of your projects.`,
  wait: (count: number) =>
    plural(count, {
      one: '# shared photo waits for its snag.',
      other: '# shared photos wait for their snag.',
    }),
  choose: t`Choose where`,
  cancel: t`Show all projects`,
};
