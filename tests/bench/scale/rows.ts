import { fromUUIDBytes } from 'typeid-js';
import { searchText } from '../../../rules/snagFilter';
import { dueKey } from '../../../rules/snagOrder';
import { placeKey } from '../../../rules/sortKeys';
import { searchKey } from '../../../rules/text';
import { statusesOfTurn } from '../../../rules/shown';
import type { Row } from '../../../server/database/contract';
import { hashContent } from '../../../server/features/journal/append';
import {
  chainFormat,
  commitmentsOf,
  newEventHash,
  type SaltedValue,
} from '../../../server/features/journal/chain';
import type { Prefix } from '../../../server/ids';
import type { LocationTable } from '../../../server/database/schema';
import type { Step } from './story';

export interface Site {
  projectId: string;
  code: string;
  companies: readonly string[];
  trades: readonly string[];
  rooms: readonly Pick<LocationTable, 'id' | 'path' | 'path_key'>[];
  inspectors: readonly string[];
  /** Who works for the first company. */
  workers: readonly string[];
  /** YYYY-MM-DD by number of days from today. */
  dayFrom: (days: number) => string;
}

const faults = [
  'Crack in the plaster beside the door frame',
  'Socket loose',
  'Paint runs below the window sill, visible from the hall',
  'Tile hollow',
  'Silicone missing around the shower tray',
  'Handrail loose',
  'Door scratched',
  'Leak under the sink',
  'Ceiling stained',
  'Window does not close',
];
const words = [
  'The cover is missing and the wall behind it is still damp.',
  'Seen again with the site manager.',
  'Material is ordered and comes on Thursday.',
  'Done, please have a look.',
  'The key is with the porter.',
  'Not done: the edge is still open.',
  'We need access in the morning.',
];
const year = 365;

/** An id with a time and seeded rest, as a device makes it. */
export function idFrom(random: () => number): (prefix: Prefix, at: number) => string {
  return (prefix, at) => {
    const bytes = Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256));
    for (let place = 0; place < 6; place += 1)
      bytes[place] = Math.floor(at / 2 ** (8 * (5 - place))) & 255;
    bytes[6] = 0x70 | ((bytes[6] ?? 0) & 15);
    bytes[8] = 0x80 | ((bytes[8] ?? 0) & 63);
    return fromUUIDBytes(prefix, bytes);
  };
}

/** A snag as its steps add up to it. */
interface Told {
  status: Step['status'];
  version: number;
  sentBack: number;
  turnSeq: number;
  newsSeq: number;
  changedAt: number;
  waitingSince: number;
  openedSeq: number;
  raised: Step;
  last: Step;
  fixed: Step | null;
  closed: Step | null;
}

const seqFrom = (before: number, place: number): number => before + 1 + place;

/** Whoever does such a thing: what is fixed is the company's, all else an inspector's. */
function actorOf({ inspectors, workers }: Site, { kind, by }: Step): string {
  const who =
    kind === 'SNAG_FIXED' ||
    kind === 'SNAG_STARTED' ||
    kind === 'SNAG_DISPUTED' ||
    (kind === 'COMMENT_ADDED' && by % 2 === 0)
      ? workers
      : inspectors;
  return who[by % who.length] ?? '';
}

const commentOf = ({ kind, snag, by }: Step): string | null =>
  kind === 'SNAG_RAISED' || kind === 'SNAG_STARTED' || kind === 'SNAG_VOIDED'
    ? null
    : `${words[by % words.length]} ${snag}`;

/** The facts of a snag that no event changes. */
function factsOf(site: Site, nth: number) {
  const number = nth + 1;
  const room = site.rooms[(number * 7) % site.rooms.length];
  const company =
    site.companies[number % 4 === 0 ? 0 : (number * 7) % site.companies.length] ?? null;
  return {
    number,
    title: `${faults[(number * 3) % faults.length]} ${number}`,
    description: number % 4 === 0 ? 'Seen with the site manager' : '',
    priority: number % 9 === 0 ? 'HIGH' : 'MEDIUM',
    trade: site.trades[number % site.trades.length] ?? null,
    company: number % 11 === 0 ? null : company,
    assignee: number % 50 === 0 ? (site.workers[(number % 7) % site.workers.length] ?? null) : null,
    room: room ?? null,
    // A year of days, a third of them before today.
    due: number % 13 === 0 ? null : site.dayFrom(((number * 31) % year) - year / 3),
  };
}

/**
 * The rows of the snags and of what they are found by, from the steps in the order of the journal,
 * of which `before` is the last number.
 */
export function* snagRows(
  site: Site,
  steps: readonly Step[],
  ids: readonly string[],
  before: number,
): Generator<{ table: 'snag' | 'snag_text'; row: Row }> {
  const told: Told[] = [];
  for (const [place, step] of steps.entries()) {
    const seq = seqFrom(before, place);
    const known = told[step.snag];
    const turned = known?.status !== step.status;
    if (known === undefined) {
      told[step.snag] = {
        status: step.status,
        version: 1,
        sentBack: 0,
        turnSeq: seq,
        newsSeq: seq,
        changedAt: step.at,
        waitingSince: step.at,
        openedSeq: seq,
        raised: step,
        last: step,
        fixed: null,
        closed: null,
      };
      continue;
    }
    Object.assign(known, {
      status: step.status,
      version: known.version + 1,
      newsSeq: seq,
      changedAt: step.at,
      last: step,
    });
    if (turned) Object.assign(known, { turnSeq: seq, waitingSince: step.at });
    if (turned && step.status === 'OPEN') known.openedSeq = seq;
    if (step.kind === 'SNAG_SENT_BACK') known.sentBack += 1;
    if (step.kind === 'SNAG_FIXED') known.fixed = step;
    if (step.kind === 'SNAG_CLOSED') known.closed = step;
  }
  for (const [nth, snag] of told.entries()) {
    const { number, title, description, priority, trade, company, assignee, room, due } = factsOf(
      site,
      nth,
    );
    const id = ids[nth] ?? '';
    const isFixed = snag.status === 'FIXED' || snag.status === 'CLOSED';
    const turn = statusesOfTurn('INSPECTOR').includes(snag.status)
      ? 'INSPECTOR'
      : statusesOfTurn('WORK').includes(snag.status)
        ? assignee !== null && company === site.companies[0]
          ? assignee
          : (company ?? '')
        : '';
    yield {
      table: 'snag',
      row: {
        id,
        project_id: site.projectId,
        number,
        title,
        description,
        status: snag.status,
        type: 'DEFECT',
        priority,
        trade_id: trade,
        company_id: company,
        assignee_id: assignee,
        location_id: room?.id ?? null,
        pin_revision_id: null,
        pin_x: null,
        pin_y: null,
        plan_id: null,
        due_on: due,
        due_key: dueKey(due),
        place_key: placeKey(room?.path_key ?? null),
        changed_at: snag.changedAt,
        turn,
        turn_seq: snag.turnSeq,
        news_seq: snag.newsSeq,
        news_by: actorOf(site, snag.last),
        raised_by: actorOf(site, snag.raised),
        raised_at: snag.raised.at,
        fixed_by: isFixed && snag.fixed !== null ? actorOf(site, snag.fixed) : null,
        fixed_at: isFixed ? (snag.fixed?.at ?? null) : null,
        closed_by:
          snag.status === 'CLOSED' && snag.closed !== null ? actorOf(site, snag.closed) : null,
        closed_at: snag.status === 'CLOSED' ? (snag.closed?.at ?? null) : null,
        sent_back_count: snag.sentBack,
        version: snag.version,
        waiting_since: snag.waitingSince,
        opened_seq: snag.openedSeq,
        edited_at: '{}',
      },
    };
    yield {
      table: 'snag_text',
      row: {
        snag_id: id,
        project_id: site.projectId,
        part: 0,
        text: searchText({
          reference: `${site.code}-${number}`,
          title,
          description,
          path: null,
          comments: [],
        }),
      },
    };
  }
}

/**
 * The rows of the events, chained to the hash of the one before, and what their comments are found
 * by.
 */
export function* eventRows(
  site: Site,
  steps: readonly Step[],
  snagIds: readonly string[],
  { before, lastHash, random }: { before: number; lastHash: string; random: () => number },
): Generator<{ table: 'event' | 'event_value' | 'snag_text'; row: Row }> {
  const newId = idFrom(random);
  const salt = (): string =>
    Array.from({ length: 4 }, () =>
      Math.floor(random() * 2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('');
  let previous = lastHash;
  for (const [place, step] of steps.entries()) {
    const seq = seqFrom(before, place);
    const snagId = snagIds[step.snag] ?? '';
    const { number, title, company } = factsOf(site, step.snag);
    const comment = commentOf(step);
    const sent = {
      snagId,
      ...(step.kind === 'SNAG_RAISED' ? { title } : { body: comment }),
      occurredAt: step.at,
    };
    const values: SaltedValue[] = [
      { name: 'content', salt: salt(), value: JSON.stringify({ sent, facts: { number, title } }) },
    ];
    if (comment !== null) values.push({ name: 'comment', salt: salt(), value: comment });
    const fixed = {
      project_id: site.projectId,
      seq,
      format: chainFormat,
      id: newId('event', step.at),
      kind: step.kind,
      actor_kind: 'USER' as const,
      actor_id: actorOf(site, step),
      snag_id: snagId,
      subject_id: null,
      reason:
        step.kind === 'SNAG_VOIDED'
          ? 'DUPLICATE'
          : step.kind === 'SNAG_DISPUTED'
            ? 'NOT_OURS'
            : null,
      without_effect: 0,
      status_after: step.status,
      company_before: step.kind === 'SNAG_RAISED' ? null : company,
      company_after: company,
      occurred_at: step.at,
      recorded_at: step.at,
      sealed_at: null,
      receipt: JSON.stringify({ number }),
      commitments: commitmentsOf(values),
    };
    previous = newEventHash(previous, fixed, []);
    yield { table: 'event', row: { ...fixed, hash: previous } };
    for (const value of values)
      yield {
        table: 'event_value',
        row: {
          project_id: site.projectId,
          seq,
          ...value,
          sent_hash: value.name === 'content' ? hashContent(step.kind, sent) : null,
        },
      };
    if (comment !== null)
      yield {
        table: 'snag_text',
        row: { snag_id: snagId, project_id: site.projectId, part: seq, text: searchKey(comment) },
      };
  }
}
