import { plural, t } from '@lingui/core/macro';

export const locationMessages = {
  loading: t`Loading the locations`,
  none: t`No location yet. Begin with a building or block; then add levels, flats and rooms.`,
  name: t`Name`,
  needed: t`This is needed.`,
  add: t`Add a location`,
  addInsideOf: (path: string) => t`Add a location inside ${path}`,
  edit: t`Edit`,
  editOf: (name: string) => t`Edit ${name}`,
  inside: (count: number) => plural(count, { one: '# inside', other: '# inside' }),
  moreInside: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),

  addMany: t`Add many`,
  addManyTitle: t`Add many locations`,
  way: t`How`,
  ways: [
    { value: 'list', label: t`From a list` },
    { value: 'pattern', label: t`By a pattern` },
  ] as const,
  into: t`Inside`,
  intoNothing: t`Nothing: they stand at the top`,
  intoNone: t`No location that can have others inside has all of this in its path.`,
  intoUnclear: t`Choose a location from the list, or empty this field.`,
  atTop: t`At the top`,
  insideOf: (path: string) => t`Inside ${path}`,
  list: t`List`,
  listHint: t`One location a line, indented below the one it stands in. Columns of a spreadsheet and paths such as “Block A › L01 › Flat 1” work too.`,
  pattern: t`Names`,
  patternHint: t`With ranges: “Flat 01–60”, “Block A–C”, “Flat 1–12, 14–60”. Levels with ›: “L01–04 › Flat 1–6”.`,
  inEach: t`In each of them`,
  inEachHint: t`Rooms, with commas between them: “Hall, Kitchen, Bath”. May be empty.`,
  preview: t`Preview`,
  summary: (added: number, there: number) =>
    there === 0
      ? plural(added, { one: '# new location', other: '# new locations' })
      : t`${added} new, ${there} there already`,
  there: t`there already`,
  previewMore: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  atLine: (line: number, sentence: string) => t`Line ${line}: ${sentence}`,
  atName: (name: string, sentence: string) => t`“${name}”: ${sentence}`,
  moreProblems: (count: number) =>
    plural(count, { one: '# more line like these.', other: '# more lines like these.' }),
  tooLong: (name: string, limit: number) => t`“${name}” has more than ${limit} characters.`,
  tooDeep: (name: string, limit: number) =>
    t`“${name}” would stand too deep: there can be ${limit} levels.`,
  tooMany: (limit: number) => t`At most ${limit} locations can be added at once.`,
  noRoom: (limit: number, count: number) =>
    t`A project can have ${limit} locations, and this one has ${count}.`,
  backwards: (range: string) => t`The range ${range} counts backwards.`,
  nothingNew: t`All of these are there already.`,
  addAll: (count: number) => plural(count, { one: 'Add # location', other: 'Add # locations' }),
  adding: t`Adding`,
  added: (count: number) => plural(count, { one: '# location added', other: '# locations added' }),

  copyWhole: t`Copy with everything in it`,
  copyOf: (path: string) => t`Copy ${path}`,
  copyName: t`Name of the copy`,
  copyHint: (count: number) =>
    plural(count, {
      one: 'It stands beside this one, with the same # location in it.',
      other: 'It stands beside this one, with the same # locations in it.',
    }),
  isThere: (name: string) => t`${name} is there already.`,
  copyDo: t`Copy`,
  copying: t`Copying`,

  archived: t`Archived`,
  archiveHint: t`Archived, a location with all that stands in it is no longer offered for new snags and plans. Those that have it keep it.`,
  withInside: (name: string, count: number) =>
    plural(count, {
      one: `${name} and the # location in it`,
      other: `${name} and the # locations in it`,
    }),
  isArchived: (path: string) => t`${path} is archived. Restore it first.`,

  search: t`Find a location`,
  searchHint: t`Parts of its path: “14 kit” finds “Flat 14 › Kitchen”.`,
  notFound: t`No location has all of this in its path.`,
  found: (count: number) => plural(count, { one: '# location found', other: '# locations found' }),
  foundMore: (shown: number, count: number) =>
    t`${count} locations found. These are the best ${shown}; type more to find the others.`,
};
