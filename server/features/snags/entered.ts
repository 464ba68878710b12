import { isAmount } from '../../../rules/amounts';
import { isDay } from '../../../rules/days';
import { keptFields } from '../../../rules/events';
import { type FieldKey, fieldKeys, fieldOf, type SnagFields } from '../../../rules/snagFields';
import type { EditSnagInput } from '../../../__generated__/server/resolvers';
import { Refusal } from '../../refusal';
import { cleanLong, cleanTitle } from '../../text';

/** The fields that are said, as they are stored; refuses what is too long, or no day. */
export const enteredIn = (input: Pick<EditSnagInput, keyof SnagFields>): Partial<SnagFields> =>
  keptFields(
    Object.fromEntries(
      fieldKeys
        .map((key) => [key, checked(key, input[key])] as const)
        .filter(([, value]) => value !== undefined),
    ),
  );

function checked(key: FieldKey, value: EditSnagInput[FieldKey]) {
  const { kind, usual = null } = fieldOf(key);
  if (value === undefined || (value === null && kind === 'WORD')) return undefined;
  if (value === null) return usual;
  if (typeof value === 'object') return value;
  if (typeof value === 'number') {
    if (!isAmount(value)) throw new Refusal('AMOUNT_INVALID', {}, key);
    return value;
  }
  if (key === 'title') return cleanTitle(value);
  if (kind === 'LINE' || kind === 'TEXT') return cleanLong(value, key);
  if (kind === 'DAY' && !isDay(value)) throw new Refusal('BAD_REQUEST', {}, key);
  return value;
}
