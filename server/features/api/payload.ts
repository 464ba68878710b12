import { hiddenNames } from '../../../rules/amounts';
import { firstOf, lengthOf } from '../../../rules/text';
import type { Context } from '../../context';
import { loaded } from '../../graphql/loaders';
import type { EventRow, SnagRow } from '../../graphql/mappers';
import { memberOf } from '../../permissions';
import { settings } from '../../settings';
import { nameOf } from '../journal/names';
import type { Entry } from '../journal/read';
import { changesOf } from '../journal/store';
import { titleOf } from '../snags/title';

/** An event as a webhook tells it: docs/api.md describes it. Fields are only ever added. */
export async function payloadOf(
  context: Context,
  entry: Entry & { event: EventRow },
  origin: string,
) {
  const { event, snag } = entry;
  const { code, name } = loaded(await context.loaders.project.load(event.project_id));
  const hidden = hiddenNames(await memberOf(context, event.project_id));
  const by = event.actor_id === null ? null : await nameOf(context, event.actor_id);
  const told = snag === null ? null : await snagOf(context, snag, { code, origin });
  return {
    id: event.id,
    cursor: entry.cursor,
    kind: event.kind,
    occurredAt: new Date(event.occurred_at).toISOString(),
    recordedAt: new Date(event.recorded_at).toISOString(),
    by,
    project: { code, name },
    snag: told,
    changes: changesOf(event)
      .filter(({ field }) => !hidden.includes(field))
      .map(({ field, from, to, lost = false }) => ({ field, from, to, lost })),
    comment: event.comment,
    reason: event.reason,
    withoutEffect: event.without_effect === 1,
    text: textOf({ event, by, code, told }),
  };
}

async function snagOf(
  context: Context,
  snag: SnagRow,
  { code, origin }: { code: string; origin: string },
) {
  const { loaders } = context;
  const [title, trade, company, location] = await Promise.all([
    titleOf(context, snag),
    snag.trade_id === null ? null : loaders.trade.load(snag.trade_id),
    snag.company_id === null ? null : loaders.company.load(snag.company_id),
    snag.location_id === null ? null : loaders.location.load(snag.location_id),
  ]);
  return {
    id: snag.id,
    number: snag.number,
    reference: `${code}-${snag.number}`,
    title,
    status: snag.status,
    priority: snag.priority,
    trade: trade?.name ?? null,
    company: company?.name ?? null,
    location: location?.path ?? null,
    dueOn: snag.due_on,
    url: `${origin}/p/${code}/snags/${snag.number}`,
  };
}

interface Told {
  event: EventRow;
  by: string | null;
  code: string;
  told: Awaited<ReturnType<typeof snagOf>> | null;
}

/** Kinds that follow from others by themselves: the event before has told it. */
const unsaid = ['PHOTO_RENDERED', 'PLAN_RENDERED', 'PLAN_REDRAW_ASKED'];

/**
 * One line for a chat: “EDEN-42 Lamp is broken: snag fixed, Ann. Replaced it. https://…”. Null for
 * what is no news to people.
 */
function textOf({ event, by, code, told }: Told): string | null {
  if (unsaid.includes(event.kind)) return null;
  const about = told === null ? code : `${told.reference} ${told.title}`;
  const what = event.kind.toLowerCase().replaceAll('_', ' ');
  const late = event.without_effect === 1 ? ' (too late, without effect)' : '';
  const said = [`${about}: ${what}${late}${by === null ? '' : `, ${by}`}.`, event.comment ?? '']
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const { longestText: most } = settings.webhooks;
  const short = lengthOf(said) > most ? `${firstOf(said, most - 1)}…` : said;
  return told === null ? short : `${short} ${told.url}`;
}
