import type { MoveReason, SnagMove } from '../../__generated__/server/resolvers';
import { addComment } from '../features/snags/comment';
import { moveSnag } from '../features/snags/move';
import { raiseSnag } from '../features/snags/raise';
import { demoPeople } from './people';
import { roomOf } from './plans';
import { revisionOf } from './registers';
import { locationOf, notes, site } from './site';
import { demoSnags } from './snags';
import type { DemoSnag, Happening, PhotoSubject, Story } from './story';

/** One event of the story: a photo that somebody takes, or anything else. */
export type Step = { at: number; eventId: string; snagId: string } & (
  | { tell(): Promise<unknown> }
  | {
      /** Its file in the folder of pictures. */
      picture: string;
      kind: 'DEFECT' | 'EVIDENCE';
      photoId: string;
      person: string;
    }
);

/**
 * A snag from the day it was raised. `index` is its position in the list, and what its ids and its
 * chance come from.
 */
export function stepsOf(story: Story, snag: DemoSnag, index: number): Step[] {
  const between = createDice(1_000 + index);
  const snagId = story.id('snag', String(index));
  const company = site.trades.find(({ name }) => name === snag.trade)?.company;
  const { then = [] } = snag;
  const steps: Step[] = [];
  const begin = (what: string, at: number) => ({
    at,
    snagId,
    eventId: story.id('event', `${index} ${steps.length} ${what}`),
  });
  const add = (
    what: string,
    at: number,
    tell: (input: { eventId: string; occurredAt: number; snagId: string }) => Promise<unknown>,
  ) => {
    const step = begin(what, at);
    steps.push({ ...step, tell: () => tell({ eventId: step.eventId, occurredAt: at, snagId }) });
  };
  let photos = 0;
  const shoot = (kind: 'DEFECT' | 'EVIDENCE', at: number, person: string) =>
    steps.push({
      ...begin(`photo ${kind}`, at),
      picture: `${String(index + 1).padStart(2, '0')}-${snag.shows}-${(photos += 1)}.jpg`,
      kind,
      photoId: story.id('photo', `${index} ${steps.length}`),
      person,
    });

  const raisedAt = momentOf(story, snag.ago, between);
  const inspector = index % 7 === 4 ? 'anna' : 'ivo';
  const facts = factsOf(story, snag, between);
  add('raise', raisedAt, (input) =>
    raiseSnag(story.as(inspector, raisedAt), { input: { ...input, ...facts } }),
  );
  shoot('DEFECT', raisedAt + 20_000, inspector);
  const moments = momentsAfter(story, raisedAt, then.length, between);
  for (const [step, what] of then.entries()) {
    const at = moments[step] ?? raisedAt;
    const who = actorOf(what, company);
    const words = wordsOf(what, index, step);
    if (what === 'fix') shoot('EVIDENCE', at - 40_000, who);
    if (what === 'comment')
      add(what, at, (input) =>
        addComment(story.as(who, at), { input: { ...input, body: words.comment } }),
      );
    else
      add(what, at, (input) =>
        moveSnag(story.as(who, at), { input: { ...input, move: moveOf[what], ...words } }),
      );
  }
  return steps;
}

function factsOf(story: Story, snag: DemoSnag, between: Dice) {
  const path = locationOf(snag.place);
  const shown = roomOf(path);
  return {
    projectId: story.projectId,
    title: snag.title,
    description: snag.description ?? '',
    type: typeOf[snag.shows] ?? 'DEFECT',
    priority: snag.priority ?? 'MEDIUM',
    tradeId: snag.trade === null ? null : story.id('trade', snag.trade),
    locationId: story.id('location', path.join('/')),
    pin:
      shown === null
        ? null
        : {
            revisionId: revisionOf(story, shown.plan.code),
            x: between(...shown.room.x),
            y: between(...shown.room.y),
          },
  } as const;
}

const typeOf: Partial<Record<PhotoSubject, 'DAMAGE' | 'UNFINISHED'>> = {
  floor: 'DAMAGE',
  pipe: 'UNFINISHED',
  window: 'DAMAGE',
};

/** Only two of the companies have somebody with an account; the inspector speaks for the others. */
function actorOf(what: Happening, company: string | undefined): string {
  if (what === 'close') return 'anna';
  if (what !== 'start' && what !== 'fix' && what !== 'dispute') return 'ivo';
  return (
    demoPeople.find((person) => person.company !== undefined && person.company === company)?.key ??
    'ivo'
  );
}

/**
 * What is said with it: in the order of the list, so that each dispute has a reason that fits it.
 */
function wordsOf(
  what: Happening,
  index: number,
  step: number,
): { comment: string; reason: MoveReason | null } {
  if (what === 'start') return { comment: '', reason: null };
  const before = demoSnags
    .slice(0, index)
    .reduce((sum, { then = [] }) => sum + then.filter((one) => one === what).length, 0);
  const nth =
    before + (demoSnags[index]?.then?.slice(0, step).filter((one) => one === what).length ?? 0);
  if (what === 'dispute') return nthOf(notes.dispute, nth);
  return what === 'void'
    ? { comment: '', reason: nthOf(notes.void, nth) }
    : { comment: nthOf<string>(notes[what], nth), reason: null };
}

function nthOf<T>(said: readonly T[], nth: number): T {
  const one = said[nth % said.length];
  if (one === undefined) throw new Error('There is nothing to say.');
  return one;
}

const moveOf = {
  start: 'START',
  fix: 'FIX',
  close: 'CLOSE',
  sendBack: 'SEND_BACK',
  dispute: 'DISPUTE',
  answer: 'ANSWER',
  void: 'VOID',
  reopen: 'REOPEN',
} as const satisfies Record<string, SnagMove>;

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

type Now = Pick<Story, 'begunAt' | 'today'>;

/**
 * When a snag was raised that is so many days old: on a working day, in working hours; of today,
 * within the last two hours.
 */
function momentOf({ begunAt, today }: Now, ago: number, between: Dice): number {
  if (ago === 0) return Math.floor(begunAt - between(20, 110) * minute);
  let at = Math.floor(today - ago * day + between(7, 15) * hour);
  while (isWeekend(at)) at -= day;
  return at;
}

/**
 * When the next things happened to it: a day or two apart where there was time for that, and none
 * of them later than the demo was begun.
 */
function momentsAfter({ begunAt }: Now, from: number, count: number, between: Dice): number[] {
  const moments: number[] = [];
  let at = from;
  for (let left = count; left > 0; left -= 1) {
    const room = (begunAt - at) / (left + 0.5);
    const next = at + Math.min(between(18, 70) * hour, room);
    at = Math.max(Math.min(atWork(next), begunAt - 5 * minute), at + 2 * minute);
    moments.push(at);
  }
  return moments;
}

/** The next moment at which somebody works: Monday to Friday, 7 to 16 o'clock. */
function atWork(moment: number): number {
  const hours = (moment % day) / hour;
  let at = Math.floor(moment + (hours < 7 ? 8 * hour : hours > 16 ? 15 * hour : 0));
  while (isWeekend(at)) at += day;
  return at;
}

const isWeekend = (moment: number): boolean => [0, 6].includes(new Date(moment).getUTCDay());

type Dice = (from: number, to: number) => number;

/**
 * Numbers from `from` up to `to`. The same seed gives the same ones: a demo whose making was
 * interrupted goes on with the same story.
 */
function createDice(seed: number): Dice {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  // mulberry32
  return (from, to) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (to - from);
  };
}
