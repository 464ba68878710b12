import { plural, t } from '@lingui/core/macro';

export const locationMessages = {
  loading: t`Loading the locations`,
  none: t`No locations yet. Start with a building or block, then add levels, flats and rooms.`,
  name: t`Name`,
  nameMissing: t`Enter a name.`,
  locationsMissing: t`Enter at least one location.`,
  add: t`Add a location`,
  addInsideOf: (path: string) => t`Add a location inside ${path}`,
  edit: t`Edit`,
  editOf: (name: string) => t`Edit ${name}`,
  inside: (count: number) => plural(count, { one: '# inside', other: '# inside' }),
  moreInside: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),

  addMany: t`Add several`,
  addManyTitle: t`Add several locations`,
  way: t`How`,
  ways: [
    { value: 'list', label: t`From a list` },
    { value: 'pattern', label: t`By a pattern` },
  ] as const,
  into: t`Inside`,
  intoNothing: t`Top level`,
  intoNone: t`No location matches.`,
  intoUnclear: t`Choose a location from the list, or clear this field.`,
  atTop: t`Top level`,
  insideOf: (path: string) => t`Inside ${path}`,
  list: t`List`,
  listHint: t`One location per line, indented under the one it is in. Spreadsheet columns and paths like “Block A › L01 › Flat 1” work too.`,
  pattern: t`Names`,
  patternHint: t`With ranges: “Flat 01–60”, “Block A–C”, “Flat 1–12, 14–60”. Levels with ›: “L01–04 › Flat 1–6”.`,
  inEach: t`In each one`,
  inEachHint: t`Rooms, separated by commas: “Hall, Kitchen, Bath”. Optional.`,
  preview: t`Preview`,
  summary: (added: number, there: number) =>
    there === 0
      ? plural(added, { one: '# new location', other: '# new locations' })
      : t`${added} new, ${there} already there`,
  there: t`already there`,
  previewMore: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  atLine: (line: number, sentence: string) => t`Line ${line}: ${sentence}`,
  atName: (name: string, sentence: string) => t`“${name}”: ${sentence}`,
  moreProblems: (count: number) =>
    plural(count, { one: '# more line like these.', other: '# more lines like these.' }),
  tooLong: (name: string, limit: number) => t`“${name}” has more than ${limit} characters.`,
  tooDeep: (name: string, limit: number) =>
    t`“${name}” is too deep: a location can have ${limit} levels.`,
  tooMany: (limit: number) => t`Add up to ${limit} locations at a time.`,
  noRoom: (limit: number, count: number) =>
    t`A project can have ${limit} locations, and this one has ${count}.`,
  backwards: (range: string) => t`The range ${range} counts backwards.`,
  nothingNew: t`All of these already exist.`,
  addAll: (count: number) => plural(count, { one: 'Add # location', other: 'Add # locations' }),
  adding: t`Adding`,
  added: (count: number) => plural(count, { one: '# location added', other: '# locations added' }),

  copyWhole: t`Copy with contents`,
  copyOf: (path: string) => t`Copy ${path}`,
  copyName: t`Name of the copy`,
  copyHint: (count: number) =>
    plural(count, {
      one: 'Added next to this one, with the same # location in it.',
      other: 'Added next to this one, with the same # locations in it.',
    }),
  isThere: (name: string) => t`${name} already exists.`,
  copyDo: t`Copy`,
  copying: t`Copying`,

  archived: t`Archived`,
  archiveHint: t`An archived location, with everything in it, is not offered for new snags and plans. Existing ones keep it.`,
  withInside: (name: string, count: number) =>
    plural(count, {
      one: `${name} and the # location in it`,
      other: `${name} and the # locations in it`,
    }),
  isArchived: (path: string) => t`${path} is archived. Restore it first.`,

  search: t`Find a location`,
  searchHint: t`Type part of it: “14 kit” finds “Flat 14 › Kitchen”.`,
  notFound: t`No location matches.`,
  found: (count: number) => plural(count, { one: '# location found', other: '# locations found' }),
  foundMore: (shown: number, count: number) =>
    t`${count} locations found, ${shown} shown. Type more to narrow them down.`,
};
