import type { SnagFilter } from '../../../__generated__/server/resolvers';
import type { SnagChip, SnagDue } from '../../../rules/lists';
import { type Language, languages } from '../../../rules/languages';
import { factsIn } from '../../../rules/listing';
import type { Handle } from '../../database/engine';
import { type Message, message, say } from '../../messages';
import { priorityLabels } from '../../reports/labels';

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
};

const dueLabels: Readonly<Record<SnagDue, Message>> = {
  OVERDUE: message('overdue'),
  THIS_WEEK: message('due this week'),
  NONE: message('no due date'),
};

const words = {
  ids: (n: number) => message('{n, plural, one {# selected snag} other {# selected snags}}', { n }),
  plan: (code: string) => message('plan {code}', { code }),
  priority: (priority: string) => message('priority: {priority}', { priority }),
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
  const nameOf = async (
    table: 'trade' | 'company',
    id: string | null | undefined,
  ): Promise<string | undefined> =>
    id == null
      ? undefined
      : (
          await db
            .selectFrom(table)
            .select('name')
            .where('id', '=', id)
            .where('project_id', '=', projectId)
            .executeTakeFirst()
        )?.name;
  const place =
    filter.locationId == null
      ? undefined
      : (
          await db
            .selectFrom('location')
            .select('path')
            .where('id', '=', filter.locationId)
            .where('project_id', '=', projectId)
            .executeTakeFirst()
        )?.path;
  const person =
    filter.assigneeId == null
      ? undefined
      : (
          await db
            .selectFrom('member')
            .innerJoin('user', 'user.id', 'member.user_id')
            .select('user.name')
            .where('user.id', '=', filter.assigneeId)
            .where('member.project_id', '=', projectId)
            .executeTakeFirst()
        )?.name;
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
  return factsIn(region, [
    ...said(filter.ids, (ids) => words.ids(ids.length)),
    ...said(filter.chip ?? 'ALL', (chip) => chipLabels[chip]),
    ...said(await nameOf('trade', filter.tradeId), (name) => name),
    ...said(await nameOf('company', filter.companyId), (name) => name),
    ...said(place, (path) => path),
    ...said(plan, words.plan),
    ...said(filter.priority, (priority) => words.priority(say(priorityLabels[priority], language))),
    ...said(person, words.person),
    ...said(filter.due, (due) => dueLabels[due]),
    ...said(filter.raisedFrom, (from) => words.from(day(from))),
    ...said(filter.raisedTo, (to) => words.to(day(to))),
    ...said(filter.text, words.text),
  ]);
}
