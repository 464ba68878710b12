import { createContext, type Context } from '../../context';
import type { WebhookEventTable, WebhookTable } from '../../database/apiTables';
import { type Trx, writeBeside } from '../../database/engine';
import type { EventRow } from '../../graphql/mappers';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { type Answer, type Message, post, type WebhookOptions } from '../../http/postOutside';
import { sealCursor } from '../journal/cursor';
import { entryFor } from '../journal/read';
import { eventsAfter } from '../journal/store';
import { isChat, isSlack, slackText } from './chats';
import { payloadOf } from './payload';
import { signatureOf, webhookSecret } from './signature';
import { noteAway, noteTaken, passEvent, sendsStill, waitingEvents } from './webhookStore';

/** Events read from the journal at a time. */
const batch = 50;

export interface DeliverOptions extends WebhookOptions {
  /** Of the pages that messages link to; null for the one at which the webhook was added. */
  publicOrigin: string | null;
}

/**
 * Sends a webhook what waits and what is new: the events of each snag in their order, those of the
 * project too. An event that is not taken waits, and with it those that follow of the same snag;
 * others go on. Where the receiver seems to be away, everything waits where it is. What is taken is
 * noted after it was sent, so a crash in between sends it once more.
 */
export async function deliver(
  services: Services,
  hook: WebhookTable,
  options: DeliverOptions,
  closing: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  const { untilAway, pauses, turn } = settings.webhooks;
  /** In a row. */
  let signsOfAway = 0;
  /** ms for which the receiver asks to be left alone. */
  let restMs: number | null = null;
  /** Until when the events of a snag wait. */
  const held = new Map<string, number>();
  let left = false;
  let tookOne = false;
  const began = performance.now();
  const isOver = (): boolean =>
    left || closing.aborted || signsOfAway >= untilAway || performance.now() - began > turn;

  /** Null if there is nothing to be sent of it. It is read now: a word of it may be erased. */
  async function send(seq: number, isNew: boolean): Promise<Answer | 'ENDED' | null> {
    const [event] = await eventsAfter(db, hook.project_id, seq - 1, 1);
    const message = event?.seq === seq ? await messageOf(services, hook, event, options) : null;
    if (!(await sendsStill(db, hook.id))) return 'ENDED';
    if (message === null) return null;
    const answer = await post(message, options);
    tookOne ||= isTaken(answer);
    restMs = answer.restMs;
    signsOfAway = signsAfter(answer, isNew, signsOfAway);
    return answer;
  }

  async function hold(trx: Trx, row: WebhookEventTable, { outcome }: Answer): Promise<void> {
    const until = await refused(trx, row, outcome, clock());
    if (until !== null) held.set(row.snag_id, until);
  }

  for (const waiting of await waitingEvents(db, hook.id)) {
    if (isOver()) break;
    const rests = waiting.next_at > clock() && waiting.next_at <= clock() + Math.max(...pauses);
    if (held.has(waiting.snag_id)) continue;
    // One that was never tried follows another one.
    if (rests && waiting.tries > 0) {
      held.set(waiting.snag_id, waiting.next_at);
      continue;
    }
    const answer = await send(waiting.seq, waiting.tries === 0);
    if (answer === 'ENDED') return;
    await writeBeside(db, async (trx) => {
      if (answer === null || isTaken(answer)) await taken(trx, hook, waiting.seq, clock());
      else await hold(trx, waiting, answer);
    });
  }
  for (let { seq } = hook; !isOver();) {
    const events = await eventsAfter(db, hook.project_id, seq, batch);
    for (const event of events) {
      if (isOver()) break;
      const snagId = event.snag_id ?? '';
      const answer = held.has(snagId) ? 'WAITS' : await send(event.seq, true);
      if (answer === 'ENDED') return;
      const from = seq;
      seq = event.seq;
      await writeBeside(db, async (trx) => {
        if (!(await passEvent(trx, hook.id, { from, to: event.seq }))) return void (left = true);
        if (answer === null) return;
        if (answer !== 'WAITS' && isTaken(answer)) return noteTaken(trx, hook.id, clock());
        const row: WebhookEventTable = {
          webhook_id: hook.id,
          seq: event.seq,
          snag_id: snagId,
          first_at: null,
          tries: 0,
          next_at: held.get(snagId) ?? 0,
          outcome: null,
          given_up_at: null,
        };
        await trx
          .insertInto('webhook_event')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        if (answer !== 'WAITS') await hold(trx, row, answer);
      });
    }
    if (events.length < batch) break;
  }
  if (signsOfAway >= untilAway)
    await noteAway(db, { id: hook.id, away: tookOne ? 0 : hook.away }, clock(), restMs);
}

const isTaken = ({ outcome }: Answer): boolean =>
  typeof outcome === 'number' && outcome >= 200 && outcome < 300;

/**
 * How many signs in a row there are that the receiver is away; one that does not answer in time, or
 * asks to be left alone, is. What it refuses otherwise is about the event, and may be where it
 * fails at one that it failed at before.
 */
function signsAfter({ outcome, restMs }: Answer, isNew: boolean, before: number): number {
  if (outcome === 'ETIMEDOUT' || restMs !== null) return settings.webhooks.untilAway;
  if (typeof outcome === 'string' || outcome === 408 || outcome === 429) return before + 1;
  if (outcome >= 500) return isNew ? before + 1 : before;
  return 0;
}

async function taken(trx: Trx, { id }: WebhookTable, seq: number, now: number): Promise<void> {
  await trx
    .deleteFrom('webhook_event')
    .where('webhook_id', '=', id)
    .where('seq', '=', seq)
    .execute();
  await noteTaken(trx, id, now);
}

/** Notes a try. Answers when the next one is: after a day there is none. */
async function refused(
  trx: Trx,
  { webhook_id, seq, snag_id, first_at, tries }: WebhookEventTable,
  outcome: number | string,
  now: number,
): Promise<number | null> {
  const { pauses, retriedFor } = settings.webhooks;
  const since = first_at ?? now;
  const isLast = now - since >= retriedFor;
  const next = now + (pauses[Math.min(tries, pauses.length - 1)] ?? 0);
  // What follows of the snag, too: until then there is nothing to be looked for.
  await trx
    .updateTable('webhook_event')
    .set({ next_at: isLast ? 0 : next })
    .where('webhook_id', '=', webhook_id)
    .where('snag_id', '=', snag_id)
    .where('given_up_at', 'is', null)
    .execute();
  await trx
    .updateTable('webhook_event')
    .set({
      first_at: since,
      tries: tries + 1,
      outcome: String(outcome),
      given_up_at: isLast ? now : null,
    })
    .where('webhook_id', '=', webhook_id)
    .where('seq', '=', seq)
    .execute();
  return isLast ? null : next;
}

/** Null if there is nothing of it that a viewer may see, or nothing that a chat shows. */
async function messageOf(
  services: Services,
  hook: WebhookTable,
  event: EventRow,
  { publicOrigin }: DeliverOptions,
): Promise<Message | null> {
  const { secret, clock, version } = services;
  const context = contextOf(services, hook);
  const cursor = sealCursor(secret, hook.project_id, event);
  const entry = await entryFor(context, event, cursor);
  if (entry?.event == null) return null;
  const origin = publicOrigin ?? hook.origin;
  const payload = await payloadOf(context, { ...entry, event: entry.event }, origin);
  const { hostname } = new URL(hook.url);
  if (payload.text === null && isChat(hostname)) return null;
  // Slack takes nothing but a text.
  const body = JSON.stringify(
    isSlack(hostname) ? { text: slackText(payload.text ?? '') } : payload,
  );
  const seconds = Math.floor(clock() / 1_000);
  return {
    url: hook.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': `Snagbook/${version}`,
      'snagbook-event': event.id,
      'snagbook-cursor': cursor,
      'snagbook-signature': signatureOf(webhookSecret(secret, hook.id), seconds, body),
    },
  };
}

/** What a webhook tells is what a key that reads would see. */
function contextOf(services: Services, { id, project_id }: WebhookTable): Context {
  const context = createContext(services, {
    kind: 'KEY',
    sessionId: id,
    userId: id,
    payer: '',
    name: '',
    email: '',
    isOwner: false,
    hasSecondFactor: true,
    client: null,
    keyKind: 'READ',
  });
  context.loaders.membership.prime(project_id, {
    id,
    project_id,
    user_id: id,
    role: 'VIEWER',
    company_id: null,
    link_filter: null,
    may_comment: 1,
    places: null,
    asks_factor: 0,
  });
  return context;
}
