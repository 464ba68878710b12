import { graphql, useFragment } from 'react-relay/hooks';
import type { NextStep_snag$key } from '../../../__generated__/relay/NextStep_snag.graphql';
import { useMoveSnag } from '../../app/events/useMoveSnag';
import { useOutbox, useSnagEntries } from '../../app/useOutbox';
import { useSaveCopy } from '../../app/useSaveCopy';
import { arrangeMoves, moveForms, type Move } from '../../parts/moving/moves';
import { undoMs, UndoNotice, type Undoable } from '../../parts/undo';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { useFoot } from '../../ui/layout/foot';
import { Notice } from '../../ui/Notice';
import type { EditField } from './EditSheet';
import { messages } from './messages';
import styles from './SnagDetail.module.css';

/**
 * The open sheet: none, the edit form (optionally at a field), an address to send to the company,
 * or the input of a move.
 */
export type Over = null | 'edit' | 'send' | { readonly edit: EditField } | Move;

interface NextStepProps {
  snag: NextStep_snag$key;
  undoable: Undoable;
  onOver: (over: Over) => void;
}

/** The primary action of a snag, at the bottom of the screen, with its result. */
export function NextStep({ snag, undoable, onOver }: NextStepProps) {
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
  const { said, problem, undo, undoFocus, busy, act } = undoable;
  const moveSnag = useMoveSnag();
  const { next, beside } = arrangeMoves(allowedActions, status);
  const assign = waitingFor.kind === 'ASSIGNMENT' && allowedActions.includes('EDIT');

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

  return (
    <section ref={useFoot()} aria-label={messages.working} className={styles.next}>
      <Refusals snagId={id} />
      <Notice kind="refused">{problem}</Notice>
      <UndoNotice said={said} label={messages.undo} undo={undo} undoFocus={undoFocus} takesFocus />
      {(assign || next || beside) && (
        <div className={styles.nextButtons}>
          {beside && (
            <Button size="big" busy={busy} onClick={() => press(beside)}>
              {moveForms[beside].label}
            </Button>
          )}
          {assign && (
            <Button look="ink" size="big" onClick={() => onOver('edit')}>
              {messages.assign}
            </Button>
          )}
          {next && (
            <Button
              look={assign ? 'plain' : 'ink'}
              size="big"
              busy={busy}
              onClick={() => press(next)}
            >
              {moveForms[next].label}
            </Button>
          )}
        </div>
      )}
    </section>
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
