import type { MoveKind } from '../../../rules/moves';
import type { SnagStatus } from '../../../rules/snag';

/**
 * An event of a made-up journal. `at` and `by`: epoch ms, and the place of a person among those who
 * may do it.
 */
export interface Step {
  snag: number;
  kind: 'SNAG_RAISED' | 'COMMENT_ADDED' | MoveKind;
  status: SnagStatus;
  at: number;
  by: number;
}

/** Seeded numbers from 0 to below 1, always the same for one seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * What follows on what: each is a move that the rules allow then. Half of what happens are
 * comments.
 */
const moves: Readonly<Record<SnagStatus, readonly (readonly [MoveKind, SnagStatus])[]>> = {
  OPEN: [
    ['SNAG_STARTED', 'IN_PROGRESS'],
    ['SNAG_FIXED', 'FIXED'],
    ['SNAG_FIXED', 'FIXED'],
    ['SNAG_DISPUTED', 'DISPUTED'],
  ],
  IN_PROGRESS: [['SNAG_FIXED', 'FIXED']],
  FIXED: [
    ['SNAG_SENT_BACK', 'OPEN'],
    ['SNAG_CLOSED', 'CLOSED'],
    ['SNAG_CLOSED', 'CLOSED'],
  ],
  DISPUTED: [['SNAG_ANSWERED', 'OPEN']],
  CLOSED: [['SNAG_REOPENED', 'OPEN']],
  VOID: [],
};

/** Of ten snags so many have ended: four closed, one void; the others are in the middle of it. */
const ends: readonly (SnagStatus | null)[] = [
  'CLOSED',
  'CLOSED',
  'CLOSED',
  'CLOSED',
  'VOID',
  null,
  null,
  null,
  null,
  null,
];

/**
 * The journal of so many snags with ten events each, in the order in which they happened. At any
 * time some hundred snags are being worked on, so the events of one are scattered among those of
 * others, as they are on a site. `began`, `ended`: epoch ms.
 */
export function makeStory({
  snags,
  perSnag,
  seed,
  began,
  ended,
}: {
  snags: number;
  perSnag: number;
  seed: number;
  began: number;
  ended: number;
}): Step[] {
  const random = randomFrom(seed);
  const pick = <Thing>(things: readonly Thing[]): Thing | undefined =>
    things[Math.floor(random() * things.length)];
  const pace = (ended - began) / (snags * perSnag);
  const steps: Step[] = [];
  const active: { snag: number; status: SnagStatus; left: number; end: SnagStatus | null }[] = [];
  const tell = (snag: number, kind: Step['kind'], status: SnagStatus): void => {
    steps.push({
      snag,
      kind,
      status,
      at: Math.floor(began + steps.length * pace),
      by: Math.floor(random() * 1_000),
    });
  };
  let raised = 0;
  while (raised < snags || active.length > 0) {
    if (raised < snags && (active.length < 500 || random() < 1 / perSnag)) {
      tell(raised, 'SNAG_RAISED', 'OPEN');
      active.push({
        snag: raised,
        status: 'OPEN',
        left: perSnag - 1,
        end: ends[raised % ends.length] ?? null,
      });
      raised += 1;
      continue;
    }
    const place = Math.floor(random() * active.length);
    const snag = active[place];
    if (snag === undefined) continue;
    snag.left -= 1;
    if (snag.left === 0 && snag.end !== null && snag.status !== snag.end) {
      snag.status = snag.end;
      tell(snag.snag, snag.end === 'VOID' ? 'SNAG_VOIDED' : 'SNAG_CLOSED', snag.end);
    } else {
      // Who disputes it last cannot have it closed.
      const next = moves[snag.status].filter(
        ([, status]) => status !== 'DISPUTED' || snag.left > 2 || snag.end === null,
      );
      const move = snag.left > 1 && random() < 0.5 ? pick(next) : undefined;
      if (move !== undefined) snag.status = move[1];
      tell(snag.snag, move === undefined ? 'COMMENT_ADDED' : move[0], snag.status);
    }
    if (snag.left === 0) active.splice(place, 1);
  }
  return steps;
}
