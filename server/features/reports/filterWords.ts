import { sql } from 'kysely';
import type { SnagFilter } from '../../../__generated__/server/resolvers';
import type { SnagChip, SnagDue } from '../../../rules/lists';
import { type Language, languages } from '../../../rules/languages';
import { eitherIn, factsIn } from '../../../rules/listing';
import { noneId } from '../../../rules/lists';
import { listsOf } from '../../../rules/snagFilter';
import type { SnagType } from '../../../rules/snag';
import type { Handle } from '../../database/engine';
import { type Message, message, say } from '../../messages';
import { priorityLabels, statusLabels, withoutLabels } from '../../reports/labels';

const chipLabels: Readonly<Record<SnagChip, Message>> = {
  TO_CHECK: message('to check'),
  OPEN: message('open'),
  OVERDUE: message('overdue'),
  MINE: message('the author’s own'),
  UNASSIGNED: message('unassigned'),
  SENT_BACK: message('sent back'),
  DISPUTED: message('disputed'),
  OUTSTANDING: message('outstanding'),
  ALL: message('all statuses'),
  UNDONE: message('of undone imports'),
};

const typeLabels: Readonly<Record<SnagType, Message>> = {
  DEFECT: message('Defect'),
  UNFINISHED: message('Unfinished work'),
  DAMAGE: message('Damage'),
  OTHER: message('Other'),
};

const dueLabels: Readonly<Record<SnagDue, Message>> = {
  OVERDUE: message('overdue'),
  THIS_WEEK: message('due this week'),
  NONE: message('no due date'),
};

const words = {
  ids: (n: number) => message('{n, plural, one {# selected snag} other {# selected snags}}', { n }),
  plan: (code: string) => message('plan {code}', { code }),
  status: (status: string) => message('status: {status}', { status }),
  type: (type: string) => message('type: {type}', { type }),
  priority: (priority: string) => message('priority: {priority}', { priority }),
  only: (place: string) => message('only {place} itself', { place }),
  nobody: message('nobody'),
  person: (name: string) => message('person: {name}', { name }),
  from: (day: string) => message('raised from {day}', { day }),
  to: (day: string) => message('raised up to {day}', { day }),
  text: (text: string) => message('containing “{text}”', { text }),
};

/** A filter in words; what it names and is gone is left out. */
export async function filterWords(
  db: Handle,
  projectId: string,
  filter: SnagFilter,
  language: Language,
): Promise<string> {
  const { region } = languages[language];
  const lists = listsOf(filter);
  const withoutIn = (ids: readonly string[] | null, none: Message): string[] =>
    ids?.includes(noneId) === true ? [say(none, language)] : [];
  const named = async (
    table: 'trade' | 'company' | 'location',
    ids: readonly string[] | null,
    none: Message,
  ): Promise<string[]> => {
    if (ids === null || ids.length === 0) return [];
    const rows = await db
      .selectFrom<'trade' | 'company' | 'location'>(table)
      .select(table === 'location' ? sql<string>`path`.as('name') : 'name')
      .where('id', 'in', ids)
      .where('project_id', '=', projectId)
      .orderBy(table === 'location' ? sql`path_key` : sql`sort_key`)
      .execute();
    return [...rows.map(({ name }) => name), ...withoutIn(ids, none)];
  };
  const people =
    lists.assigneeIds === null || lists.assigneeIds.length === 0
      ? []
      : (
          await db
            .selectFrom('member')
            .innerJoin('user', 'user.id', 'member.user_id')
            .select('user.name')
            .where('user.id', 'in', lists.assigneeIds)
            .where('member.project_id', '=', projectId)
            .orderBy('user.sort_key')
            .execute()
        ).map(({ name }) => name);
  const plan =
    filter.planCode ??
    (filter.planId == null
      ? undefined
      : (
          await db
            .selectFrom('plan')
            .select('code')
            .where('id', '=', filter.planId)
            .where('project_id', '=', projectId)
            .executeTakeFirst()
        )?.code);
  const day = (text: string): string =>
    new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      Date.parse(text),
    );
  const said = <Value>(
    value: Value | null | undefined,
    tell: (value: Value) => Message | string,
  ): string[] => {
    if (value == null || value === '') return [];
    const words = tell(value);
    return [typeof words === 'string' ? words : say(words, language)];
  };
  /** “A or B”. */
  const anyOf = (
    names: readonly string[] | undefined,
    tell: (names: string) => Message | string = (text) => text,
  ): string[] => said(eitherIn(region, names ?? []), tell);
  return factsIn(region, [
    ...said(filter.ids, (ids) => words.ids(ids.length)),
    ...said(filter.chip ?? 'ALL', (chip) => chipLabels[chip]),
    ...anyOf(
      lists.statuses?.map((status) => say(statusLabels[status], language)),
      words.status,
    ),
    ...anyOf(
      lists.types?.map((type) => say(typeLabels[type], language)),
      words.type,
    ),
    ...anyOf(await named('trade', lists.tradeIds, withoutLabels.TRADE)),
    ...anyOf(await named('company', lists.companyIds, withoutLabels.COMPANY)),
    ...anyOf(await named('location', lists.locationIds, withoutLabels.PLACE)),
    ...anyOf(await named('location', lists.exactLocationIds, withoutLabels.PLACE), words.only),
    ...said(plan, words.plan),
    ...anyOf(
      lists.priorities?.map((priority) => say(priorityLabels[priority], language)),
      words.priority,
    ),
    ...anyOf([...people, ...withoutIn(lists.assigneeIds, words.nobody)], words.person),
    ...said(filter.due, (due) => dueLabels[due]),
    ...said(filter.raisedFrom, (from) => words.from(day(from))),
    ...said(filter.raisedTo, (to) => words.to(day(to))),
    ...said(filter.text, words.text),
  ]);
}
