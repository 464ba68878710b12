import { t } from '@lingui/core/macro';

export const setUpWords = {
  title: t`Set the project up`,
  count: (done: number, of: number) => t`${done} of ${of} done`,
  done: t`done`,
  open: t`to do`,
  hide: t`Hide this list`,
  locations: { name: t`Locations`, what: t`Blocks, levels, flats and rooms: where snags are.` },
  trades: { name: t`Trades`, what: t`Kinds of work, with phrases that are often used.` },
  companies: { name: t`Companies`, what: t`Those who fix snags.` },
  people: { name: t`People`, what: t`Invite inspectors, the companies’ people, and who only watches.` },
  plans: { name: t`Plans`, what: t`Upload drawings to set pins on.` },
  snags: { name: t`First snag`, what: t`Raise it on site, with a photo.` },
};
