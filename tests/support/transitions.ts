import type { Role, SnagStatus } from '../../server/database/schema';

/**
 * The states and transitions of a snag as the product states them, row by row; the server's own
 * table is held against it.
 */

export const statuses = [
  'OPEN',
  'IN_PROGRESS',
  'FIXED',
  'CLOSED',
  'DISPUTED',
  'VOID',
] as const satisfies readonly SnagStatus[];
export const roles = ['ADMIN', 'INSPECTOR', 'TRADE', 'VIEWER'] as const satisfies readonly Role[];

/** What somebody is to a snag. */
type Hat = 'admin' | 'inspector' | 'inspector, own' | 'the snag’s trade company' | 'viewer';

type Need =
  | 'company'
  | 'evidence if the project asks for it, else a comment'
  | 'evidence or a comment'
  | 'not the person who said fixed, unless admin'
  | 'who said it'
  | 'comment'
  | readonly string[];

interface Row {
  /** The arrows of the drawing. */
  arrows: Partial<Record<SnagStatus, SnagStatus>>;
  who: readonly Hat[];
  /**
   * One list for all arrows, or one for each state it starts from. A list of words is the reasons
   * to choose from.
   */
  needs: readonly Need[] | Partial<Record<SnagStatus, readonly Need[]>>;
}

const inspectors = ['inspector', 'admin'] as const;
const disputes = ['NOT_OURS', 'NOT_A_DEFECT', 'NO_ACCESS', 'WAITING_FOR_OTHERS'];
const onTheSpot = ['evidence or a comment'] as const;

export const table = {
  START: {
    arrows: { OPEN: 'IN_PROGRESS' },
    who: ['the snag’s trade company', ...inspectors],
    needs: ['company'],
  },
  FIX: {
    arrows: { OPEN: 'FIXED', IN_PROGRESS: 'FIXED' },
    who: ['the snag’s trade company', ...inspectors],
    needs: ['evidence if the project asks for it, else a comment'],
  },
  // By the company; inspectors and admins on its behalf.
  DISPUTE: {
    arrows: { OPEN: 'DISPUTED', IN_PROGRESS: 'DISPUTED' },
    who: ['the snag’s trade company', ...inspectors],
    needs: ['company', disputes, 'comment'],
  },
  CLOSE: {
    arrows: { FIXED: 'CLOSED', OPEN: 'CLOSED', IN_PROGRESS: 'CLOSED' },
    who: inspectors,
    needs: {
      FIXED: ['not the person who said fixed, unless admin'],
      OPEN: onTheSpot,
      IN_PROGRESS: onTheSpot,
    },
  },
  SEND_BACK: { arrows: { FIXED: 'OPEN' }, who: inspectors, needs: ['comment'] },
  ANSWER: { arrows: { DISPUTED: 'OPEN' }, who: inspectors, needs: ['comment'] },
  REOPEN: { arrows: { CLOSED: 'OPEN' }, who: inspectors, needs: ['comment'] },
  VOID: {
    arrows: { OPEN: 'VOID', IN_PROGRESS: 'VOID', FIXED: 'VOID', DISPUTED: 'VOID' },
    who: ['inspector, own', 'admin'],
    needs: [['DUPLICATE', 'RAISED_IN_ERROR', 'OUT_OF_SCOPE']],
  },
  RESTORE: { arrows: { VOID: 'OPEN' }, who: ['admin'], needs: ['comment'] },
  // To the status before: here it was in progress.
  TAKE_BACK: {
    arrows: { FIXED: 'IN_PROGRESS', DISPUTED: 'IN_PROGRESS' },
    who: ['the snag’s trade company', ...inspectors],
    needs: ['who said it'],
  },
} as const satisfies Record<string, Row>;

export type Move = keyof typeof table;
export const every = Object.keys(table) as Move[]; // its own keys

/** What changes no status, in any. */
const besides: Record<string, readonly Hat[]> = {
  EDIT: inspectors,
  ADD_DEFECT_PHOTO: inspectors,
  ADD_EVIDENCE_PHOTO: [...inspectors, 'the snag’s trade company'],
  COMMENT: [...inspectors, 'the snag’s trade company', 'viewer'],
};

/** One combination. */
export interface Combination {
  status: SnagStatus;
  role: Role;
  company: 'own' | 'other' | 'none';
  raised: boolean;
  saidIt: boolean;
  evidence: boolean;
  evidenceRequired: boolean;
  comment: boolean;
  reason: string | null;
}

function hatsOf({ role, company, raised }: Combination): Hat[] {
  if (role === 'ADMIN') return ['admin'];
  if (role === 'INSPECTOR') return raised ? ['inspector', 'inspector, own'] : ['inspector'];
  if (role === 'VIEWER') return ['viewer'];
  return company === 'own' ? ['the snag’s trade company'] : [];
}

/** The code with which the product refuses it, or the state it leads to. */
export function outcomeOf(move: Move, now: Combination): { to: SnagStatus } | { code: string } {
  const row: Row = table[move];
  if (!hatsOf(now).some((hat) => row.who.includes(hat))) return { code: 'FORBIDDEN' };
  const to = row.arrows[now.status];
  if (to === undefined) return { code: 'TRANSITION_NOT_ALLOWED' };
  const needs = 'length' in row.needs ? row.needs : (row.needs[now.status] ?? []);
  for (const need of needs) {
    const code = refusalFor(need, now);
    if (code !== null) return { code };
  }
  return { to };
}

function refusalFor(need: Need, now: Combination): string | null {
  if (typeof need !== 'string')
    return now.reason !== null && need.includes(now.reason) ? null : 'REASON_REQUIRED';
  switch (need) {
    case 'company':
      return now.company === 'none' ? 'COMPANY_REQUIRED' : null;
    case 'who said it':
      return now.saidIt ? null : 'TRANSITION_NOT_ALLOWED';
    case 'comment':
      return now.comment ? null : 'REASON_REQUIRED';
    case 'not the person who said fixed, unless admin':
      return now.saidIt && now.role !== 'ADMIN' ? 'SAME_PERSON_CANNOT_CLOSE' : null;
    case 'evidence or a comment':
      return now.evidence || now.comment ? null : 'COMMENT_REQUIRED';
    case 'evidence if the project asks for it, else a comment':
      if (now.evidenceRequired) return now.evidence ? null : 'EVIDENCE_REQUIRED';
      // A photo says more than a comment.
      return now.evidence || now.comment ? null : 'COMMENT_REQUIRED';
  }
}

/** What the person is offered: whatever they could do if they brought what it takes. */
export function offered(now: Combination): string[] {
  const may = every.filter(
    (move) =>
      'to' in outcomeOf(move, { ...now, comment: true, evidence: true, reason: reasonOf(move) }),
  );
  const hats = hatsOf(now);
  return [
    ...may,
    ...Object.keys(besides).filter((action) => hats.some((hat) => besides[action]?.includes(hat))),
  ].toSorted();
}

/** A reason that goes with the move, or null if it needs none. */
export function reasonOf(move: Move): string | null {
  const row: Row = table[move];
  const needs = 'length' in row.needs ? row.needs : [];
  return needs.find((need) => typeof need !== 'string')?.[0] ?? null;
}
