import { plural, t } from '@lingui/core/macro';

export const locationWords = {
  loading: t`the locations`,
  none: t`No location yet. Begin with a building or block; then add levels, flats and rooms.`,
  name: t`Name`,
  needed: t`This is needed.`,
  add: t`Add a location`,
  addInsideOf: (path: string) => t`Add a location inside ${path}`,
  edit: t`Edit`,
  editOf: (name: string) => t`Edit ${name}`,
  inside: (count: number) => plural(count, { one: '# inside', other: '# inside' }),
  moreInside: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),

  search: t`Find a location`,
  searchHint: t`Parts of its path: “14 kit” finds “Flat 14 › Kitchen”.`,
  notFound: t`No location has all of this in its path.`,
  found: (count: number) => plural(count, { one: '# location found', other: '# locations found' }),
  foundMore: (shown: number, count: number) => t`${count} locations found. These are the best ${shown}; type more to find the others.`,
};
