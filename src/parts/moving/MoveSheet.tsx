import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MoveSheet_project$key } from '../../../__generated__/relay/MoveSheet_project.graphql';
import type { MoveSheet_snag$key } from '../../../__generated__/relay/MoveSheet_snag.graphql';
import { isFullOfPhotos } from '../../../rules/limits';
import { moves, stillNeeds } from '../../../rules/moves';
import { cleanText } from '../../../rules/text';
import { useMoveSnag } from '../../app/events/useMoveSnag';
import { toProblem } from '../../domain/errors';
import { phraseAtEnd, withPhrase } from '../../domain/phrases';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { Form } from '../../ui/fields/Form';
import { TextArea } from '../../ui/fields/TextField';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { tooLong } from '../tooLong';
import { undoMs } from '../undo';
import { useUnsavedInput, type AskedOfMove } from '../unsavedInput';
import { MovePhotos } from './MovePhotos';
import { moveForms, moveMessages, reasonLabels, type Move } from './moves';

interface MoveSheetProps {
  move: Move;
  snag: MoveSheet_snag$key;
  project: MoveSheet_project$key;
  onClose: () => void;
  /**
   * The move was made and can be undone for some seconds; `sayAgain` then restores the sheet's
   * fields.
   */
  onHeld: (event: { eventId: string }, sayAgain: () => void) => void;
}

/** The sheet for a move's reason, comment and photos. */
export function MoveSheet({ move, snag, project, onClose, onHeld }: MoveSheetProps) {
  const data = useFragment(
    graphql`
      fragment MoveSheet_snag on Snag {
        id
        status
        evidenceCount
        photos {
          id
          ...MovePhotos_photo
        }
        allowedActions
      }
    `,
    snag,
  );
  const { evidenceRequired } = useFragment(
    graphql`
      fragment MoveSheet_project on Project {
        evidenceRequired
      }
    `,
    project,
  );
  const makeMove = useMoveSnag();
  const { typed, change } = useUnsavedInput(data.id);
  const asked = typed.moves?.[move] ?? nothingSaid;
  const { reason, comment } = asked;
  const taken = asked.photos ?? [];
  const keepPhotos = (photos: (now: readonly string[]) => readonly string[]) =>
    change((now) => {
      const before = now.moves?.[move] ?? nothingSaid;
      const said = { ...before, photos: photos(before.photos ?? []) };
      return { ...now, moves: { ...now.moves, [move]: said } };
    });
  const say = (said: AskedOfMove) =>
    change((now) => ({ ...now, moves: { ...now.moves, [move]: said } }));
  const running = useRef(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = moveForms[move];

  const label = form.menuLabel ?? form.label;
  const photoKind = photoKindOf(move, data.allowedActions);
  const { reasons, needs } = moves[move];
  // What was taken a moment ago may not be shown yet.
  const evidenceCount = Math.max(data.evidenceCount, photoKind === 'EVIDENCE' ? taken.length : 0);
  const missing = stillNeeds(move, data.status, {
    comment: cleanText(comment),
    reason,
    evidenceCount,
    evidenceRequired,
  });
  const photoMissing = evidenceRequired && missing.includes('evidence');
  const photoWanted =
    evidenceCount === 0 && (needs.includes('evidence') || needs.includes('evidence or comment'));
  const said = comment.trim() !== '';
  const wrong = {
    reason: missing.includes('reason') ? moveMessages.reasonMissing : null,
    comment: tooLong(comment, 'text') ?? (photoMissing ? null : commentWrong(missing)),
    photo: photoMissing ? moveMessages.evidenceMissing : null,
  };

  const submit = async () => {
    if (running.current) return;
    setTried(true);
    setProblem(null);
    if (wrong.reason !== null || wrong.comment !== null || wrong.photo !== null) return;
    running.current = true;
    setBusy(true);
    try {
      const held = move === 'SEND_BACK';
      const made = await makeMove(data.id, move, {
        ...(said && { comment }),
        ...(reason !== null && { reason }),
        ...(held && { holdMs: undoMs }),
      });
      say(nothingSaid);
      onClose();
      if (held) onHeld(made, () => say(asked));
    } catch (error) {
      setProblem(toProblem(error).sentence);
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <Sheet open onClose={onClose} title={label}>
      <Form label={label} onSubmit={() => void submit()}>
        {form.photo !== undefined && photoKind !== null && (
          <MovePhotos
            snagId={data.id}
            full={isFullOfPhotos(data.photos.length)}
            kind={photoKind}
            label={form.photo}
            photos={data.photos}
            taken={taken}
            onTaken={keepPhotos}
            needed={photoWanted}
            error={tried ? wrong.photo : null}
          />
        )}
        {reasons && (
          <Choice
            label={moveMessages.reason}
            options={reasons.map((value) => ({ value, label: reasonLabels[value] }))}
            value={reason}
            onChange={(value) => say({ ...asked, reason: value })}
            error={tried ? wrong.reason : null}
          />
        )}
        {form.phrases && (
          <Choice
            label={moveMessages.phrases}
            options={form.phrases.map((value) => ({ value, label: value }))}
            value={phraseAtEnd(comment, form.phrases, '\n')}
            onChange={(value) =>
              say({ ...asked, comment: withPhrase(comment, value, form.phrases ?? [], '\n') })
            }
          />
        )}
        <TextArea
          label={form.commentLabel}
          value={comment}
          onChange={({ target }) => say({ ...asked, comment: target.value })}
          error={tried ? wrong.comment : null}
        />
        <Notice kind="refused">{problem}</Notice>
        <Button type="submit" look={photoMissing ? 'plain' : 'ink'} size="big" wide busy={busy}>
          {busy ? moveMessages.saving : label}
        </Button>
      </Form>
    </Sheet>
  );
}

const nothingSaid: AskedOfMove = { reason: null, comment: '' };

/**
 * Kind of the move's photos, as far as the person may add it: of the finished work, or of the
 * defect.
 */
function photoKindOf(move: Move, allowed: readonly string[]): 'DEFECT' | 'EVIDENCE' | null {
  const may = (['DEFECT', 'EVIDENCE'] as const).filter((kind) =>
    allowed.includes(`ADD_${kind}_PHOTO`),
  ); // the two kinds and nothing else
  return (
    (move === 'SEND_BACK' || move === 'DISPUTE' || move === 'ANSWER' ? may[0] : may.at(-1)) ?? null
  );
}

function commentWrong(missing: ReturnType<typeof stillNeeds>): string | null {
  if (missing.includes('comment')) return moveMessages.commentMissing;
  if (missing.includes('evidence')) return moveMessages.fixCommentMissing;
  return missing.includes('evidence or comment') ? moveMessages.closeCommentMissing : null;
}
