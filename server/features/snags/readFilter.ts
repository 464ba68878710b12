import type { SnagFilter } from '../../../__generated__/server/resolvers';
import { isDay } from '../../../rules/days';
import { textLimits } from '../../../rules/limits';
import { chips, dues, listLimits, priorities, types } from '../../../rules/lists';
import { everyStatus } from '../../../rules/shown';
import { Refusal } from '../../refusal';

type Read<Value> = (given: unknown) => Value | undefined;

const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (given) =>
    values.find((value) => value === given);
const text =
  (most: number): Read<string> =>
  (given) =>
    typeof given === 'string' && given !== '' && given.length <= most ? given : undefined;
const day: Read<string> = (given) =>
  typeof given === 'string' && isDay(given) ? given : undefined;
/** TypeIDs are shorter. */
const id = text(100);
/** As a list, or as an address has it: with commas. */
const several =
  <Value>(one: Read<Value>): Read<Value[]> =>
  (given) => {
    const list: unknown = typeof given === 'string' ? given.split(',') : given;
    if (!Array.isArray(list) || list.length > listLimits.ids) return undefined;
    const read = list.map(one).filter((each) => each !== undefined);
    return read.length === list.length ? read : undefined;
  };
const ids = several(id);

/** Undefined for a value that is none. */
const readers: { readonly [Field in keyof SnagFilter]-?: Read<NonNullable<SnagFilter[Field]>> } = {
  ids,
  chip: oneOf(chips),
  statuses: several(oneOf(everyStatus)),
  types: several(oneOf(types)),
  tradeIds: ids,
  companyIds: ids,
  locationIds: ids,
  exactLocationIds: ids,
  priorities: several(oneOf(priorities)),
  assigneeIds: ids,
  tradeId: id,
  companyId: id,
  locationId: id,
  planId: id,
  planCode: text(textLimits.planCode),
  priority: oneOf(priorities),
  assigneeId: id,
  due: oneOf(dues),
  raisedFrom: day,
  raisedTo: day,
  text: text(textLimits.search),
};

/**
 * A SnagFilter from the fields of an address, which GraphQL has not checked. Whatever is not
 * understood is refused: a filter that is left out would give somebody rows they did not ask for.
 */
export function readFilter(
  given: readonly (readonly [field: string, value: unknown])[],
): SnagFilter {
  const fields = given.map(([field, value]) => {
    const read = Object.entries(readers).find(([name]) => name === field)?.[1](value);
    if (read === undefined) throw new Refusal('BAD_REQUEST', {}, field);
    return [field, read] as const;
  });
  return Object.fromEntries(fields);
}
