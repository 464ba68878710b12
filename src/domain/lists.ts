import { betweenFactsIn, factsIn, listIn, listPartsIn } from '../../rules/listing';
import { region } from '../ui/messages/region';

/** Several things in one sentence: “A, B and C”. */
export const listOf = (things: readonly string[]): string => listIn(region(), things);

/** The parts of such a list, where its things are elements. */
export const listParts = (things: readonly string[]) => listPartsIn(region(), things);

/** Facts beside each other, which are no sentence: “A, B, C”. */
export const factList = (facts: readonly string[]): string => factsIn(region(), facts);

/** Where many have no room: “A, B +4”. */
export const fewOf = (names: readonly string[]): string =>
  names.length <= 3 ? factList(names) : `${factList(names.slice(0, 2))} +${names.length - 2}`;

/** What stands between two of them, where one is an element. */
export const betweenFacts = (): string => betweenFactsIn(region());
