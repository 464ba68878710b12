import { everyMove, moves, whyNot, type WhyNot } from '../../../rules/moves';
import type { MoveReason, SnagMove, SnagStatus } from '../../../rules/snag';
import { message, say } from '../../messages';
import type { Step } from './steps';
import { stamp, type ImportContext } from './importContext';

interface Has {
  hasCompany: boolean;
  evidence: number;
  evidenceRequired: boolean;
  /** Whether it may open again what was fixed, closed, disputed or void. @default true */
  mayGoBack?: boolean;
}

/** How a snag comes to a status. */
export interface Way {
  readonly moves: readonly SnagMove[];
  /** Null where it stays in its own. */
  readonly to: SnagStatus | null;
  /** The row asks for another one, and does not get it. */
  readonly stays: boolean;
}

/** A list that comes in does not say why; the one who brings it in can. */
const reasons: Readonly<Partial<Record<SnagMove, MoveReason>>> = {
  VOID: 'OUT_OF_SCOPE',
  DISPUTE: 'NOT_A_DEFECT',
};

/**
 * The fewest moves from one status to another that an admin may make with a comment; and if there
 * are none, why not.
 */
export function movesTo(
  from: SnagStatus,
  to: SnagStatus,
  { hasCompany, evidence, evidenceRequired, mayGoBack = true }: Has,
): { moves: readonly SnagMove[]; why: WhyNot | null } {
  const admin = { userId: '', role: 'ADMIN', companyId: null };
  const refusal = (move: SnagMove, status: SnagStatus): WhyNot | null =>
    whyNot(
      move,
      { status, companyId: hasCompany ? 'one' : null, raisedBy: '', fixedBy: null, takeBack: null },
      admin,
      { comment: 'said', reason: reasons[move] ?? null, evidenceCount: evidence, evidenceRequired },
    );
  const ways = new Map<SnagStatus, readonly SnagMove[]>([[from, []]]);
  // In the order of their lengths: what is put in while it is walked comes later.
  for (const [status, way] of ways) {
    for (const move of everyMove) {
      const next = moves[move].to;
      // Null is a way back that only a person goes.
      if (next === null || (next === 'OPEN' && !mayGoBack)) continue;
      if (!ways.has(next) && refusal(move, status) === null) ways.set(next, [...way, move]);
    }
  }
  const found = ways.get(to);
  if (found !== undefined) return { moves: found, why: null };
  const why = [...ways.keys()].flatMap((status) =>
    everyMove.filter((move) => moves[move].to === to).map((move) => refusal(move, status)),
  );
  return {
    moves: [],
    why:
      why.find((each) => each !== null && each !== 'TRANSITION_NOT_ALLOWED') ??
      'TRANSITION_NOT_ALLOWED',
  };
}

/** The moves as steps, each with the same comment. */
export function stepsOf(
  world: Pick<ImportContext, 'now' | 'language' | 'fileName'>,
  snagId: string,
  way: readonly SnagMove[],
  undoing = false,
): Step[] {
  const comment = say(message('Imported from {file}', { file: world.fileName }), world.language);
  return way.map((move): Step => {
    // The moves were chosen by what the project requires and by what was answered about photos.
    const why = undoing && move === 'VOID' ? 'IMPORT_UNDONE' : reasons[move];
    return {
      do: 'moveSnag',
      input: { ...stamp(world), snagId, move, comment, ...(why !== undefined && { reason: why }) },
      ...(move === 'FIX' && { withoutPhoto: true }),
      ...(undoing && { undoing }),
    };
  });
}
