import { projectLimits } from '../../../rules/limits';
import type { Language } from '../../../rules/languages';
import { type Message, message, say } from '../../messages';
import { type Meta, Refusal, type RefusalCode } from '../../refusal';

/**
 * Why a row cannot be imported, or what of it is not: stored with the row, shown in the reader's
 * language.
 */
export interface Problem {
  readonly code: ProblemCode | RefusalCode;
  readonly meta?: Meta;
}

const problems = {
  ROW_EMPTY: () => message('There is neither a title nor a description.'),
  ROW_TWICE: ({ n }: { n: number }) => message('Row {n, number} is about the same already.', { n }),
  ROW_ID_UNKNOWN: ({ id }: { id: string }) =>
    message(
      'This project has no snag with the id {id}. If the table is of another project, leave the columns Number and Id out.',
      { id },
    ),
  ROW_NUMBER_UNKNOWN: ({ number }: { number: string }) =>
    message(
      'This project has no snag with the number {number}. If the numbers are those of another list, say that the column is a key.',
      { number },
    ),
  ROW_STATUS_UNKNOWN: ({ word }: { word: string }) =>
    message('Say above what the status “{word}” means.', { word }),
  ROW_TYPE_UNKNOWN: ({ word }: { word: string }) =>
    message('Say above what the type “{word}” means.', { word }),
  ROW_PRIORITY_UNKNOWN: ({ word }: { word: string }) =>
    message('Say above what the priority “{word}” means.', { word }),
  ROW_ROLE_UNKNOWN: ({ word }: { word: string }) =>
    message('Say above what the role “{word}” means.', { word }),
  ROW_NO_DATE: ({ text }: { text: string }) =>
    message('“{text}” is no date. Write it as 2026-03-04.', { text }),
  ROW_TWO_DATES: ({ text }: { text: string }) =>
    message('“{text}” could be two days. Say above whether day or month comes first.', { text }),
  ROW_ERROR: ({ text }: { text: string }) =>
    message('A formula in this row failed: {text}.', { text }),
  ROW_NOT_MADE: ({ thing, name }: { thing: 'trade' | 'company' | 'location'; name: string }) =>
    message(
      'This project has no {thing, select, trade {trade} company {company} other {location}} “{name}”, and none is to be made.',
      { thing, name },
    ),
  ROW_ROOM: ({ thing, limit }: { thing: 'trade' | 'company' | 'location'; limit: number }) =>
    message(
      'The project has {limit, number} {thing, select, trade {trades} company {companies} other {locations}} already, and cannot have more.',
      { thing, limit },
    ),
  ROW_CLOSED_WAY: ({ status }: { status: string }) =>
    message(
      'From its status this snag cannot become {status, select, OPEN {open} IN_PROGRESS {in progress} FIXED {fixed} CLOSED {closed} DISPUTED {disputed} other {void}}.',
      { status },
    ),
  ROW_FIXED_NEEDS_PHOTO: () =>
    message(
      'Fixed needs a photo of the finished work in this project. Say above that the word means Closed or In progress, or add the photo first.',
    ),
  ROW_NAME_MISSING: () => message('There is no name.'),
  ROW_MEMBER: ({ name }: { name: string }) =>
    message('{name} is a member of this project already; nothing of that is changed.', { name }),
  ROW_COMPANY_NEEDED: () => message('Somebody of a trade needs a company.'),
  NOTE_PERSON: ({ name }: { name: string }) =>
    message('Nobody in this project is called “{name}”, so nobody was chosen.', { name }),
  NOTE_PERSON_TWICE: ({ name }: { name: string }) =>
    message('Several people in this project are called “{name}”, so nobody was chosen.', { name }),
  NOTE_TRADES: ({ name }: { name: string }) =>
    message('A snag has one trade: {name}. The others stand in the description.', { name }),
  NOTE_PLAN: ({ plan }: { plan: string }) =>
    message('There is no such sheet of the plan “{plan}”, so the pin was left out.', { plan }),
  NOTE_PIN: () => message('The pin is not between 0 and 1, so it was left out.'),
  NOTE_PLACE: ({ place }: { place: string }) =>
    message('The location is not there yet and is made: {place}.', { place }),
  NOTE_MADE: ({ thing, name }: { thing: 'trade' | 'company'; name: string }) =>
    message(
      'The {thing, select, trade {trade} other {company}} is not there yet and is made: {name}.',
      { thing, name },
    ),
  NOTE_KEPT: ({ field, value }: { field: string; value: string }) =>
    message(
      '{field, select, title {Title} description {Description} type {Type} priority {Priority} status {Status} trade {Trade} company {Company} person {Person} location {Location} pin {Pin} other {Due date}} stays as somebody has changed it since the last import: {value}.',
      { field, value },
    ),
  NOTE_STATUS_KEPT: ({ status }: { status: string }) =>
    message(
      'It stays {status, select, OPEN {open} IN_PROGRESS {in progress} FIXED {fixed} CLOSED {closed} DISPUTED {disputed} other {void}}: a table opens nothing again. Do that on the page of the snag.',
      { status },
    ),
  NOTE_RESTORED: () => message('It was void and is brought back.'),
  NOTE_DEPTH: () =>
    message('A location has at most {limit} levels; the rest was joined.', {
      limit: projectLimits.locationDepth,
    }),
  NOTE_UNDO_KEPT: () => message('It was changed since, so this stays.'),
  NOTE_STILL_USED: ({ name }: { name: string }) =>
    message('{name} is used by something else, so it stays.', { name }),
} satisfies Record<string, (meta: never) => Message>;

export type ProblemCode = keyof typeof problems;

export function problem<Code extends ProblemCode>(
  code: Code,
  ...rest: Parameters<(typeof problems)[Code]>
): Problem {
  // Each code is written with the parameters of its sentence.
  const [meta] = rest as readonly [Meta?];
  return { code, ...(meta !== undefined && { meta }) };
}

export const problemOf = ({ extensions: { code, meta } }: Refusal): Problem => ({
  code,
  ...(meta !== undefined && { meta }),
});

const isOwn = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

export function sentenceOf({ code, meta = {} }: Problem, language: Language): string {
  // Both were written with what their sentences need.
  if (isOwn(code)) return say((problems[code] as (meta: Meta) => Message)(meta), language);
  return new Refusal(code as 'INTERNAL', { ...meta } as { reference: string }).in(language);
}
