import { graphql, useFragment } from 'react-relay/hooks';
import type { NextStep_snag$key } from '../../../__generated__/relay/NextStep_snag.graphql';
import { useMoveSnag } from '../../app/events/useMoveSnag';
import { useOutbox, useSnagEntries } from '../../app/useOutbox';
import { useSaveCopy } from '../../app/useSaveCopy';
import { arrangeMoves, moveForms, type Move } from '../../parts/moving/moves';
import { undoMs, UndoNotice, type Undoable } from '../../parts/undo';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { CameraIcon, TickIcon } from '../../ui/laterIcons';
import type { EditPart } from './FactEditor';
import { messages } from './messages';
import styles from './SnagDetail.module.css';

/**
 * What is open: nothing, the editor of some facts, an address to send to the company, or the input
 * of a move.
 */
export type Over = null | 'send' | { readonly edit: EditPart } | Move;

export interface NextStepProps {
  snag: NextStep_snag$key;
  undoable: Undoable;
  /** At the foot of a phone's screen: larger, and the next step is wider. @default false */
  large?: boolean;
  onOver: (over: Over) => void;
}

/** The next step of a snag, and a second one beside it. */
export function NextButtons({ snag, undoable, large = false, onOver }: NextStepProps) {
  const { id, status, allowedActions, waitingFor } = useFragment(
    graphql`
      fragment NextStep_snag on Snag {
        id
        status
        allowedActions
        waitingFor {
          kind
        }
      }
    `,
    snag,
  );
  const { busy, act } = undoable;
  const moveSnag = useMoveSnag();
  const { next, beside } = arrangeMoves(allowedActions, status);
  const assign = waitingFor.kind === 'ASSIGNMENT' && allowedActions.includes('EDIT');
  if (!assign && !next && !beside) return null;

  const press = (move: Move) => {
    // Closing a fixed snag needs no input.
    if (move === 'CLOSE' && status === 'FIXED')
      void act({
        run: () => moveSnag(id, move, { holdMs: undoMs }),
        said: messages.closedUndo,
        undo: messages,
      });
    else onOver(move);
  };
  const size = large ? 'big' : 'usual';
  const labelOf = (move: Move) => {
    const { label, menuLabel } = moveForms[move];
    return large ? label : (menuLabel ?? label);
  };
  return (
    <div className={large ? styles.nextButtons : styles.barButtons}>
      {beside && (
        <Button size={size} busy={busy} onClick={() => press(beside)}>
          {labelOf(beside)}
        </Button>
      )}
      {assign && (
        <Button size={size} look="ink" onClick={() => onOver({ edit: 'who' })}>
          {messages.assign}
        </Button>
      )}
      {next && (
        <Button size={size} look={assign ? 'plain' : 'ink'} busy={busy} onClick={() => press(next)}>
          {next === 'FIX' && <CameraIcon size={20} />}
          {next === 'CLOSE' && <TickIcon size={20} />}
          {labelOf(next)}
        </Button>
      )}
    </div>
  );
}

interface OutcomeProps {
  snagId: string;
  undoable: Undoable;
  /** Why photos were not added. */
  refused: string | null;
}

/** What became of the last press, and what the server has refused. */
export function Outcome({ snagId, undoable, refused }: OutcomeProps) {
  const { said, problem, undo, undoFocus } = undoable;
  return (
    <>
      <Refusals snagId={snagId} />
      <Notice kind="refused">{problem ?? refused}</Notice>
      <UndoNotice said={said} label={messages.undo} undo={undo} undoFocus={undoFocus} takesFocus />
    </>
  );
}

/** The refused entries of this snag, each with its reason and actions. */
function Refusals({ snagId }: { snagId: string }) {
  const refused = useSnagEntries(snagId).filter(({ state }) => state === 'refused');
  const { tryAgain } = useOutbox();
  const saveCopy = useSaveCopy();
  return refused.map((entry) => (
    <Notice
      key={entry.eventId}
      kind="refused"
      action={
        <Actions>
          <Button onClick={() => void tryAgain(entry.eventId)}>{messages.tryAgain}</Button>
          <Button onClick={() => void saveCopy(entry.eventId)}>{messages.saveCopy}</Button>
        </Actions>
      }
    >
      {messages.refused(entry.title, entry.refusal?.message ?? '')}
    </Notice>
  ));
}
