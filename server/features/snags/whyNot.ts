import type { MoveReason, SnagAction, SnagMove } from '../../../__generated__/server/resolvers';
import type { Role, SnagTable } from '../../database/schema';
import type { RefusalCode } from '../../refusal';
import { besides, moves, type Need, type Party, type Rule } from './moves';

/** The person who acts, in the project of the snag. */
export interface Actor {
  userId: string;
  role: Role;
  companyId: string | null;
}

type MovedSnag = Pick<SnagTable, 'status' | 'company_id' | 'raised_by' | 'fixed_by'>;

export interface Carried {
  comment: string;
  reason: MoveReason | null;
  /** Evidence photos since the snag was last open. */
  evidenceCount: number;
  evidenceRequired: boolean;
}

interface Case {
  snag: MovedSnag;
  actor: Actor;
  rule: Rule;
  carried: Carried;
}

/** What a move may need, each with the refusal if it is not there. */
const needs: Record<Need, (asked: Case) => RefusalCode | null> = {
  company: ({ snag }) => (snag.company_id === null ? 'COMPANY_REQUIRED' : null),
  reason: ({ rule, carried }) => (carried.reason === null || rule.reasons?.includes(carried.reason) !== true ? 'REASON_REQUIRED' : null),
  comment: ({ carried }) => (carried.comment === '' ? 'REASON_REQUIRED' : null),
  // If the project asks for no photo, a comment will do.
  evidence: ({ carried }) => (carried.evidenceRequired && carried.evidenceCount === 0 ? 'EVIDENCE_REQUIRED' : needsWords(carried)),
  // On the spot; a snag that was fixed has it.
  'evidence or comment': ({ snag, carried }) => (snag.status === 'FIXED' ? null : needsWords(carried)),
  // Whoever said fixed does not check the own work, unless they run the project.
  'somebody else': ({ snag, actor }) =>
    snag.status === 'FIXED' && snag.fixed_by === actor.userId && actor.role !== 'ADMIN' ? 'SAME_PERSON_CANNOT_CLOSE' : null,
};

const needsWords = ({ evidenceCount, comment }: Carried): RefusalCode | null => (evidenceCount === 0 && comment === '' ? 'COMMENT_REQUIRED' : null);

/** Why a person cannot make this move with what they carry, or null if they can. The first reason of several is the one to hear. */
export function whyNot(move: SnagMove, snag: MovedSnag, actor: Actor, carried: Carried): RefusalCode | null {
  const rule = moves[move];
  if (!rule.who.some((party) => isParty(party, snag, actor))) return 'FORBIDDEN';
  if (!rule.from.includes(snag.status)) return 'TRANSITION_NOT_ALLOWED';
  for (const need of rule.needs) {
    const refusal = needs[need]({ snag, actor, rule, carried });
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Everything the person may do with the snag now, if they bring what it takes. Empty in an archived project. */
export function allowedActions(snag: MovedSnag, actor: Actor, archived: boolean): SnagAction[] {
  if (archived) return [];
  // The keys of two records over them.
  const every = Object.keys(moves) as SnagMove[];
  const others = Object.keys(besides) as (keyof typeof besides)[];
  return [
    ...every.filter((move) => whyNot(move, snag, actor, wellPrepared(move)) === null),
    ...others.filter((action) => besides[action].some((party) => isParty(party, snag, actor))),
  ];
}

/** All that a person can bring along for a move. */
const wellPrepared = (move: SnagMove): Carried => ({ comment: 'said', reason: moves[move].reasons?.[0] ?? null, evidenceCount: 1, evidenceRequired: true });

function isParty(party: Party, snag: MovedSnag, { role, companyId, userId }: Actor): boolean {
  if (party === 'company') return role === 'TRADE' && snag.company_id !== null && companyId === snag.company_id;
  if (party === 'raiser') return role === 'INSPECTOR' && snag.raised_by === userId;
  if (party === 'inspector') return role === 'ADMIN' || role === 'INSPECTOR';
  return role === (party === 'admin' ? 'ADMIN' : 'VIEWER');
}
