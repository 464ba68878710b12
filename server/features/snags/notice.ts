import { languages } from '../../../rules/languages';
import { listIn } from '../../../rules/listing';
import { maybeSame } from '../../../rules/duplicates';
import type { ChangedField } from '../../../rules/events';
import { moveOf } from '../../../rules/moves';
import { isIn, type SnagMove, type SnagStatus } from '../../../rules/snag';
import { fieldOf, fieldsIn } from '../../../rules/snagFields';
import type { EditSnagInput, EventKind, NoticeCode } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { Change, ToldEventTable } from '../../database/journalTables';
import type { SnagTable } from '../../database/schema';
import { type Message, message, say } from '../../messages';
import type { SnagRow } from '../../graphql/mappers';
import { memberOf, seesSnag } from '../../permissions';
import type { StoredReceipt } from '../journal/append';
import type { Notice } from '../journal/record';
import { knownNameOf } from '../journal/names';
import { enteredIn } from './entered';
import { factsOf } from './facts';
import { originOf } from './near';
import { projectOf } from './reader';
import type { keptWithout } from './references';
import {
  doneLater,
  isPlanRemoved,
  lastByOthers,
  lastMove,
  newestSheet,
  photoRemovedBetween,
  raisedBetween,
} from './store';

interface NoticeText {
  readonly code: NoticeCode;
  readonly sentence: Message;
  readonly other?: SnagRow;
}

/**
 * Kinds of event whose changes may lose to a later event of somebody else. Comments are not among
 * them: only the author edits one.
 */
const losing: ReadonlySet<string> = new Set<EventKind>([
  'SNAG_EDITED',
  'SNAG_COSTED',
  'PHOTO_MARKED',
]);

/**
 * What the person reads about an event that was kept but did not have its full effect. Computed
 * from stored data, so that a repeated event gets the same. `visible`: they still see the snag.
 */
export async function noticeOf(
  context: Context,
  event: ToldEventTable,
  snag: SnagTable,
  visible: boolean,
): Promise<Notice | null> {
  // A person who has left the project since repeats an earlier event; they get no notice.
  if ((await memberOf(context, snag.project_id)) === null) return null;
  const number = `${(await projectOf(context, snag.project_id)).code}-${snag.number}`;
  const notices = visible
    ? [
        await lost(context, event, number),
        withoutRemoved(context, event, number),
        await withoutPin(context, event, snag, number),
        await onEarlierSheet(context, event, snag, number),
        await withoutPhoto(context, event, number),
        await raisedTwice(context, event, snag),
        await late(context, event, snag, number),
      ].filter((each) => each !== null)
    : [gone(number)];
  // All sentences are said in one notice. Its code is that of the one with another snag, if there
  // is one: there the person has to decide which of the two stays.
  const first = notices.find(({ other }) => other !== undefined) ?? notices[0];
  return first === undefined
    ? null
    : {
        code: first.code,
        message: notices.map(({ sentence }) => say(sentence, context.language)).join(' '),
        other: first.other ?? null,
      };
}

function gone(number: string): NoticeText {
  return {
    code: 'SNAG_GONE',
    sentence: message('{number} is now with another company. What you added was kept.', {
      number,
    }),
  };
}

async function lost(
  context: Context,
  event: ToldEventTable,
  number: string,
): Promise<NoticeText | null> {
  const { services, viewer, language } = context;
  if (!losing.has(event.kind)) return null;
  // Erased content no longer shows which changes were lost.
  const fields =
    event.changes === null && event.without_effect === 1
      ? ['other']
      : changesOf(event).flatMap((change) => (change.lost === true ? change.field : []));
  if (fields.length === 0) return null;
  const later = await doneLater(services.db, event);
  const winners = fields.map((field) => ({
    field,
    by: later.find((each) => each.photo_id === event.photo_id && saidIn(each).has(field)),
  }));
  // A later edit by the same person, from another device, is no conflict.
  const others = winners.filter(({ by }) => by === undefined || by.actor_id !== viewer?.userId);
  if (others.length === 0) return null;
  const names = await Promise.all(
    others.map(({ by }) => knownNameOf(context, by?.actor_id ?? null)),
  );
  const { region } = languages[language];
  const what = listIn(
    region,
    others.map(({ field }) => say(wordOf(field), language)),
  );
  // Of an event whose content was erased one cannot find the author by field; then nobody is named.
  const sentence = names.every((name) => name !== null)
    ? message(
        '{name} changed {number} after you: {what}. Their change was kept; yours is in the history.',
        { number, what, name: listIn(region, [...new Set(names)]) },
      )
    : message(
        '{number} was changed after you: {what}. The later change was kept; yours is in the history.',
        { number, what },
      );
  return { code: 'EDIT_LOST', sentence };
}

const edits: ReadonlySet<string> = new Set<EventKind>(['SNAG_EDITED', 'SNAG_COSTED']);

/** How a sentence names what was changed. */
const fieldWords: Readonly<
  Record<Exclude<ChangedField, 'comment'> | 'drawing' | 'other', Message>
> = {
  title: message('title'),
  description: message('description'),
  type: message('type'),
  priority: message('priority'),
  trade: message('trade'),
  company: message('company'),
  assignee: message('person'),
  location: message('location'),
  pin: message('pin'),
  dueOn: message('due date'),
  cost: message('cost'),
  drawing: message('drawing on a photo'),
  // What was erased, and what only a later version names.
  other: message('details'),
};

const wordOf = (field: string): Message => fieldWords[isIn(fieldWords, field) ? field : 'other'];

// Written by `append`; null if they were erased.
const changesOf = ({ changes }: Pick<ToldEventTable, 'changes'>): Change[] =>
  changes === null ? [] : (JSON.parse(changes) as Change[]);

/**
 * The fields that an event set, also to what they were already: an earlier event that arrives
 * afterwards loses to that too.
 */
function saidIn(event: Pick<ToldEventTable, 'kind' | 'changes' | 'content'>): Set<string> {
  const changed = changesOf(event).map(({ field }) => field);
  if (!edits.has(event.kind) || event.content === null) return new Set(changed);
  // Written by `append` from the input.
  const { sent } = JSON.parse(event.content) as { sent: EditSnagInput };
  const said = enteredIn(sent);
  return new Set([...changed, ...fieldsIn(said).map((key) => fieldOf(key).name)]);
}

/**
 * What the person chose and was removed before the event arrived, as it was written with the event.
 */
function withoutRemoved(
  { language }: Context,
  event: ToldEventTable,
  number: string,
): NoticeText | null {
  if ((event.kind !== 'SNAG_RAISED' && event.kind !== 'SNAG_EDITED') || event.content === null)
    return null;
  // Written by `append`.
  const { removed = [] } = (JSON.parse(event.content) as { facts: ReturnType<typeof keptWithout> })
    .facts;
  if (removed.length === 0) return null;
  const what = listIn(
    languages[language].region,
    removed.map((field) => say(wordOf(field), language)),
  );
  return {
    code: 'REMOVED_MEANWHILE',
    sentence: message('{number} was saved without what has since been removed: {what}.', {
      number,
      what,
    }),
  };
}

async function withoutPhoto(
  context: Context,
  event: ToldEventTable,
  number: string,
): Promise<NoticeText | null> {
  if (
    event.kind !== 'PHOTO_MARKED' ||
    !(await photoRemovedBetween(context.services.db, event, receiptOf(event).seen ?? 0))
  )
    return null;
  return {
    code: 'REMOVED_MEANWHILE',
    sentence: message(
      'The photo on {number} that you drew on has since been removed. Your drawing was kept with it.',
      { number },
    ),
  };
}

async function withoutPin(
  { services }: Context,
  event: ToldEventTable,
  snag: SnagTable,
  number: string,
): Promise<NoticeText | null> {
  if (!setsPin(event) || snag.plan_id === null || !(await isPlanRemoved(services.db, snag.plan_id)))
    return null;
  return {
    code: 'PIN_DROPPED',
    sentence: message('The plan for {number} was removed, so it has no pin.', { number }),
  };
}

const setsPin = (event: ToldEventTable): boolean =>
  event.kind === 'SNAG_RAISED' ||
  changesOf(event).some(({ field, lost: left }) => field === 'pin' && left !== true);

/**
 * The pin was put on a sheet that had been replaced meanwhile, and nobody has aligned the newer one
 * since.
 */
async function onEarlierSheet(
  { services }: Context,
  event: ToldEventTable,
  snag: SnagTable,
  number: string,
): Promise<NoticeText | null> {
  const { seen } = receiptOf(event);
  if (
    seen == null ||
    snag.plan_id === null ||
    !setsPin(event) ||
    (await isPlanRemoved(services.db, snag.plan_id))
  )
    return null;
  const newest = await newestSheet(services.db, snag.plan_id, event.seq);
  if (
    newest === undefined ||
    newest.seq <= seen ||
    newest.aligned === 1 ||
    newest.id === snag.pin_revision_id
  )
    return null;
  return {
    code: 'PIN_UNALIGNED',
    sentence: message(
      'The plan for {number} has a new revision, {revision}, not aligned with the old one. Your pin stays on the old revision; check where it belongs.',
      { number, revision: newest.label },
    ),
  };
}

/**
 * The receipt that `append` has written. Its `seen` is how far the person had read the journal, as
 * the server understood their cursor then: it may have been one of another history.
 */
const receiptOf = ({ receipt }: Pick<ToldEventTable, 'receipt'>): StoredReceipt =>
  JSON.parse(receipt) as StoredReceipt;

async function raisedTwice(
  context: Context,
  event: ToldEventTable,
  snag: SnagTable,
): Promise<NoticeText | null> {
  if (event.kind !== 'SNAG_RAISED') return null;
  const { seen, again } = receiptOf(event);
  const raised = seen == null ? [] : await raisedBetween(context.services.db, event, seen, snag);
  const around = raised.length === 0 ? null : await originOf(context, snag.project_id, snag.id);
  if (around === null) return null;
  const compared = (row: SnagTable) => ({ ...factsOf(row), planId: row.plan_id });
  for (const { raiser, receipt, ...other } of raised) {
    // Both were sent again, so the person got the notice the first time.
    if (again === true && receiptOf({ receipt }).again === true) continue;
    if (!maybeSame(compared(snag), around, compared(other)) || !(await seesSnag(other, context)))
      continue;
    const number = `${(await projectOf(context, other.project_id)).code}-${other.number}`;
    const name = await knownNameOf(context, raiser);
    const sentence =
      name === null
        ? message('Someone raised {number} at the same location. Same snag?', { number })
        : message('{name} raised {number} at the same location. Same snag?', { number, name });
    return { code: 'MAYBE_DUPLICATE', sentence, other };
  }
  return null;
}

async function late(
  context: Context,
  event: ToldEventTable,
  snag: SnagTable,
  number: string,
): Promise<NoticeText | null> {
  if (event.without_effect !== 1 || moveOf(event.kind) === null) return null;
  const { db } = context.services;
  const by = event.kind === 'SNAG_TAKEN_BACK' ? await lastByOthers(db, event) : undefined;
  if (by !== undefined)
    return {
      code: 'STATUS_CHANGED_MEANWHILE',
      sentence: notTakenBack(number, snag.status, await knownNameOf(context, by.actor_id)),
    };
  const last = await lastMove(db, snag.id);
  const move = moveOf(last?.kind ?? '');
  return {
    code: 'STATUS_CHANGED_MEANWHILE',
    sentence:
      move === null
        ? stands(number, snag.status)
        : wasMoved(number, move, await knownNameOf(context, last?.actor_id ?? null)),
  };
}

const stands = (number: string, status: SnagStatus): Message =>
  message(
    '{number} is {status, select, OPEN {open} IN_PROGRESS {in progress} FIXED {fixed} CLOSED {closed} DISPUTED {disputed} other {void}}. Your photos and note were added; the status was not changed.',
    { number, status },
  );

const wasMoved = (number: string, action: SnagMove, name: string | null): Message =>
  name === null
    ? message(
        '{number} was {action, select, START {started} FIX {marked fixed} CLOSE {closed} SEND_BACK {sent back} DISPUTE {disputed} ANSWER {answered} REOPEN {reopened} VOID {voided} TAKE_BACK {taken back} other {restored}} by someone else while you were offline. Your photos and note were added; the status was not changed.',
        { number, action },
      )
    : message(
        '{number} was {action, select, START {started} FIX {marked fixed} CLOSE {closed} SEND_BACK {sent back} DISPUTE {disputed} ANSWER {answered} REOPEN {reopened} VOID {voided} TAKE_BACK {taken back} other {restored}} by {name} while you were offline. Your photos and note were added; the status was not changed.',
        { number, action, name },
      );

const notTakenBack = (number: string, status: SnagStatus, name: string | null): Message =>
  name === null
    ? message(
        'Someone else has since worked on {number}, so you could not take it back. It is {status, select, OPEN {open} IN_PROGRESS {in progress} FIXED {fixed} CLOSED {closed} DISPUTED {disputed} other {void}}.',
        { number, status },
      )
    : message(
        '{name} has since worked on {number}, so you could not take it back. It is {status, select, OPEN {open} IN_PROGRESS {in progress} FIXED {fixed} CLOSED {closed} DISPUTED {disputed} other {void}}.',
        { number, status, name },
      );
