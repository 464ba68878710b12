import {
  type ImportAnswers,
  importLimits,
  type NameAnswers,
  nameWays,
  noAnswers,
  olderWays,
  sameNumberWays,
  withoutPhotoWays,
} from '../../../rules/imports';
import { textLimits } from '../../../rules/limits';
import { nameKey } from '../../../rules/text';
import { Refusal } from '../../refusal';

type Sent = Readonly<Record<string, unknown>>;

const wrong = (): Refusal => new Refusal('BAD_REQUEST', {}, 'answers');

function objectIn(sent: unknown): Sent {
  if (typeof sent !== 'object' || sent === null) throw wrong();
  return sent as Sent; // each is looked at where it is taken
}

function oneOf<Value extends string>(values: readonly Value[], sent: unknown): Value | null {
  if (sent === null || sent === undefined) return null;
  const found = values.find((value) => value === sent);
  if (found === undefined) throw wrong();
  return found;
}

function namesIn(sent: unknown): NameAnswers {
  if (sent === undefined) return noAnswers.company;
  const { named = {}, like, others } = objectIn(sent);
  const pairs = Object.entries(objectIn(named));
  if (
    pairs.length > importLimits.answers ||
    !pairs.every(
      ([name, answer]) =>
        name.length <= textLimits.long && typeof answer === 'string' && answer.length <= 60,
    )
  )
    throw wrong();
  return {
    named: Object.fromEntries(pairs.map(([name, answer]) => [nameKey(name), String(answer)])),
    like: oneOf([...nameWays, 'NEAREST'] as const, like),
    others: oneOf(nameWays, others),
  };
}

/** What a page says was answered to the questions of a dry run. */
export function readAnswers(sent: unknown): ImportAnswers {
  const {
    company,
    trade,
    location,
    blankDates = false,
    withoutPhoto,
    sameNumber,
    older,
    leftOut = [],
  } = objectIn(sent);
  if (
    typeof blankDates !== 'boolean' ||
    !Array.isArray(leftOut) ||
    leftOut.length > 100 ||
    !leftOut.every((code) => typeof code === 'string' && code.length <= 60)
  )
    throw wrong();
  return {
    company: namesIn(company),
    trade: namesIn(trade),
    location: namesIn(location),
    blankDates,
    withoutPhoto: oneOf(withoutPhotoWays, withoutPhoto),
    sameNumber: oneOf(sameNumberWays, sameNumber),
    older: oneOf(olderWays, older),
    leftOut: leftOut as string[], // as asked above
  };
}
