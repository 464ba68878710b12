import { projectLimits } from '../../../rules/limits';
import type { NamedThing } from '../../../rules/imports';
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
  ROW_EMPTY: () => message('Add a title or a description.'),
  ROW_TWICE: ({ n }: { n: number }) => message('Same as row {n, number}.', { n }),
  ROW_TOPIC_TWICE: ({ n }: { n: number }) => message('Same topic as in row {n, number}.', { n }),
  ROW_ID_UNKNOWN: ({ id }: { id: string }) =>
    message(
      'There’s no snag with the id {id} in this project. If the table is from another project, leave out the columns Number and Id.',
      { id },
    ),
  ROW_NUMBER_UNKNOWN: ({ number }: { number: string }) =>
    message(
      'There’s no snag {number} in this project. If the numbers come from another list, set the column as a key.',
      { number },
    ),
  ROW_STATUS_UNKNOWN: ({ word }: { word: string }) =>
    message('Status not known: “{word}”.', { word }),
  ROW_TYPE_UNKNOWN: ({ word }: { word: string }) => message('Type not known: “{word}”.', { word }),
  ROW_PRIORITY_UNKNOWN: ({ word }: { word: string }) =>
    message('Priority not known: “{word}”.', { word }),
  ROW_ROLE_UNKNOWN: ({ word }: { word: string }) => message('Role not known: “{word}”.', { word }),
  ROW_NO_DATE: ({ text }: { text: string }) => message('Date cannot be read: “{text}”.', { text }),
  ROW_TWO_DATES: ({ text }: { text: string }) => message('“{text}” could be two dates.', { text }),
  ROW_COST: ({ text }: { text: string }) => message('Cost cannot be read: “{text}”.', { text }),
  ROW_SAME_NUMBER: ({ text }: { text: string }) =>
    message('Has the number of “{text}” from an earlier import, but another title and place.', {
      text,
    }),
  ROW_OLDER: () =>
    message('This snag was changed here after the file was written, and the file says otherwise.'),
  ROW_ERROR: ({ text }: { text: string }) =>
    message('A formula in this row failed: {text}.', { text }),
  ROW_NOT_MADE: ({ thing, name }: { thing: 'trade' | 'company' | 'location'; name: string }) =>
    message('{thing, select, trade {Trade} company {Company} other {Place}} not known: “{name}”.', {
      thing,
      name,
    }),
  ROW_ROOM: ({ thing, limit }: { thing: 'trade' | 'company' | 'location'; limit: number }) =>
    message(
      'The project already has {limit, number} {thing, select, trade {trades} company {companies} other {locations}}, the most it can have.',
      { thing, limit },
    ),
  ROW_CLOSED_WAY: ({ status }: { status: string }) =>
    message(
      'This snag can’t go straight to {status, select, OPEN {open} IN_PROGRESS {in progress} FIXED {fixed} CLOSED {closed} DISPUTED {disputed} other {void}} from its present status.',
      { status },
    ),
  ROW_FIXED_NEEDS_PHOTO: () => message('Fixed without a photo, which this project requires.'),
  ROW_LEFT_OUT: () => message('Left out, as you chose.'),
  ROW_NAME_MISSING: () => message('Add a name.'),
  ROW_MEMBER: ({ name }: { name: string }) =>
    message('{name} is already a member; nothing changes.', { name }),
  ROW_COMPANY_NEEDED: () => message('Add the company this person works for.'),
  NOTE_NAME_BLANK: ({ thing, name }: { thing: NamedThing; name: string }) =>
    message(
      '{thing, select, trade {Trade} company {Company} other {Location}} left blank: {name}.',
      { thing, name },
    ),
  NOTE_DATE_BLANK: ({ text }: { text: string }) =>
    message('Due date left empty: {text}.', { text }),
  NOTE_STILL_OPEN: ({ word }: { word: string }) =>
    message('“{word}” needs a company; comes in as open.', { word }),
  NOTE_FIXED_AS: ({ status }: { status: string }) =>
    message(
      'Fixed without a photo; comes in as {status, select, OPEN {open} IN_PROGRESS {in progress} FIXED {fixed, with a note} CLOSED {closed} DISPUTED {disputed} other {void}}.',
      { status },
    ),
  NOTE_LIKE: ({ number }: { number: number }) =>
    message('Snag {number} has the same title and place.', { number: String(number) }),
  NOTE_LIKE_ROW: ({ n }: { n: number }) =>
    message('Row {n, number} has the same title and place.', { n }),
  NOTE_PERSON: ({ name }: { name: string }) =>
    message('Nobody in this project is called “{name}”; person left blank.', { name }),
  NOTE_PERSON_TWICE: ({ name }: { name: string }) =>
    message('Several people in this project are called “{name}”; person left blank.', { name }),
  NOTE_TRADES: ({ name }: { name: string }) =>
    message('A snag has one trade: {name}. The others go in the description.', { name }),
  NOTE_PLAN: ({ plan }: { plan: string }) =>
    message('Plan “{plan}” has no such revision or page; pin left out.', { plan }),
  NOTE_PIN: () => message('Pin X and Y are not between 0 and 1; pin left out.'),
  NOTE_PLACE: ({ place }: { place: string; n: number }) =>
    message('New location, will be created: {place}.', { place }),
  NOTE_MADE: ({ thing, name }: { thing: 'trade' | 'company'; name: string }) =>
    message('{thing, select, trade {New trade} other {New company}}, will be created: {name}.', {
      thing,
      name,
    }),
  NOTE_OLDER_KEPT: () => message('Changed here after the file was written; kept as it is here.'),
  NOTE_LOST: ({ names }: { names: string }) =>
    message('Too large to be kept, and left out: {names}.', { names }),
  NOTE_NOT_ADDED: ({ name, why }: { name: string; why: string }) =>
    message('{name} was not added: {why}', { name, why }),
  NOTE_UNDO_COMMENTS: () => message('Its comments stay in the history.'),
  NOTE_KEPT: ({ field, value }: { field: string; value: string }) =>
    message(
      '{field, select, title {Title} description {Description} type {Type} priority {Priority} status {Status} trade {Trade} company {Company} person {Person} location {Location} pin {Pin} cost {Cost} other {Due date}} was changed here since the last import and is kept: {value}.',
      { field, value },
    ),
  NOTE_STATUS_KEPT: ({ status }: { status: string }) =>
    message(
      'It stays {status, select, OPEN {open} IN_PROGRESS {in progress} FIXED {fixed} CLOSED {closed} DISPUTED {disputed} other {void}}: an import can’t reopen it. Reopen it on the snag’s page.',
      { status },
    ),
  NOTE_RESTORED: () => message('Was void; will be restored.'),
  NOTE_DEPTH: () =>
    message('A location can have {limit} levels; the rest was merged into the last one.', {
      limit: projectLimits.locationDepth,
    }),
  NOTE_UNDO_KEPT: () => message('Changed since; kept.'),
  NOTE_STILL_USED: ({ name }: { name: string }) => message('{name} is in use; kept.', { name }),
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
