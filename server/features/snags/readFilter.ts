import type { SnagFilter } from '../../../__generated__/server/resolvers';
import { isDay } from '../../../rules/days';
import { textLimits } from '../../../rules/limits';
import { chips, dues, listLimits, priorities } from '../../../rules/lists';
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
const ids: Read<string[]> = (given) => {
  const read = Array.isArray(given) && given.length <= listLimits.ids ? given.map(id) : [undefined];
  return read.every((each) => each !== undefined) ? read : undefined;
};

/** Undefined for a value that is none. */
const readers: { readonly [Field in keyof SnagFilter]-?: Read<NonNullable<SnagFilter[Field]>> } = {
  ids,
  chip: oneOf(chips),
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
