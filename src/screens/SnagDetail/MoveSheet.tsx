import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MoveSheet_project$key } from '../../../__generated__/relay/MoveSheet_project.graphql';
import type { MoveSheet_snag$key } from '../../../__generated__/relay/MoveSheet_snag.graphql';
import { toProblem } from '../../app/errors';
import { useMoveSnag } from '../../app/events/useMoveSnag';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Form } from '../../ui/Form';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/Sheet';
import { tooLong } from '../../ui/snagWords';
import { TextArea } from '../../ui/TextField';
import { EvidenceShutter } from './EvidenceShutter';
import { useHalfTyped, type AskedOfMove } from './halfTyped';
import { moveForms, moveWords, reasonWords, type Move } from './moves';
import { words } from './words';

interface MoveSheetProps {
  move: Move;
  snag: MoveSheet_snag$key;
  project: MoveSheet_project$key;
  onClose: () => void;
}

/** What a move has to say for itself: reason, comment, photo. */
export function MoveSheet({ move, snag, project, onClose }: MoveSheetProps) {
  const data = useFragment(
    graphql`
      fragment MoveSheet_snag on Snag {
        id
        evidenceCount
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
  const { typed, change } = useHalfTyped(data.id);
  const asked = typed.moves?.[move] ?? nothingSaid;
  const { reason, comment } = asked;
  const say = (said: AskedOfMove) => change((now) => ({ ...now, moves: { ...now.moves, [move]: said } }));
  const running = useRef(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = moveForms[move];

  const hasEvidence = data.evidenceCount > 0;
  const photoMissing = move === 'FIX' && evidenceRequired && !hasEvidence;
  const said = comment.trim() !== '';
  const wrong = {
    reason: form.reasons && reason === null ? moveWords.reasonMissing : null,
    comment: tooLong(comment, 'text') ?? (said || photoMissing ? null : commentWrong(move, hasEvidence)),
    photo: photoMissing ? moveWords.evidenceMissing : null,
  };

  const submit = async () => {
    if (running.current) return;
    setTried(true);
    setProblem(null);
    if (wrong.reason !== null || wrong.comment !== null || wrong.photo !== null) return;
    running.current = true;
    setBusy(true);
    try {
      await makeMove(data.id, move, { ...(said && { comment }), ...(reason !== null && { reason }) });
      say(nothingSaid);
      onClose();
    } catch (error) {
      setProblem(toProblem(error).sentence);
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <Sheet open onClose={onClose} title={form.label}>
      <Form label={form.label} onSubmit={() => void submit()}>
        {form.comment === 'evidence' && <EvidenceShutter snagId={data.id} first={!hasEvidence} error={tried ? wrong.photo : null} />}
        {form.reasons && (
          <Choice
            label={moveWords.reason}
            options={form.reasons.map((value) => ({ value, label: reasonWords[value] }))}
            value={reason}
            onChange={(value) => say({ ...asked, reason: value })}
            error={tried ? wrong.reason : null}
          />
        )}
        <TextArea
          label={form.commentLabel}
          value={comment}
          onChange={({ target }) => say({ ...asked, comment: target.value })}
          error={tried ? wrong.comment : null}
        />
        <Notice kind="refused">{problem}</Notice>
        <Button type="submit" look={photoMissing ? 'plain' : 'next'} size="big" wide busy={busy}>
          {busy ? words.saving : form.label}
        </Button>
      </Form>
    </Sheet>
  );
}

const nothingSaid: AskedOfMove = { reason: null, comment: '' };

function commentWrong(move: Move, hasEvidence: boolean): string | null {
  const { comment } = moveForms[move];
  if (comment === 'needed') return moveWords.commentMissing;
  if (comment === 'welcome' || hasEvidence) return null;
  return move === 'FIX' ? moveWords.fixCommentMissing : moveWords.closeCommentMissing;
}
