import { useState } from 'react';
import { toProblem } from '../../domain/errors';
import { useEditComment } from '../../app/events/useEditComment';
import { exactTime } from '../../domain/time';
import { useUnsavedInput } from '../../parts/unsavedInput';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { tooLong } from '../../parts/tooLong';
import { TextArea } from '../../ui/fields/TextField';
import styles from './SnagDetail.module.css';
import { messages } from './messages';

interface HistoryCommentProps {
  snagId: string;
  commentId: string;
  body: string;
  /** Null if it was never edited. */
  editedAt: number | null;
  mayEdit: boolean;
  timeZone: string;
}

/** A comment; its author can edit it for a short time. */
export function HistoryComment({
  snagId,
  commentId,
  body,
  editedAt,
  mayEdit,
  timeZone,
}: HistoryCommentProps) {
  const editComment = useEditComment();
  const { typed, change } = useUnsavedInput(snagId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const edited = typed.commentEdits?.[commentId];
  const type = (text: string | null) =>
    change((now) => {
      const { [commentId]: _before, ...others } = now.commentEdits ?? {};
      return { ...now, commentEdits: text === null ? others : { ...others, [commentId]: text } };
    });

  if (edited === undefined) {
    return (
      <>
        <p className={styles.said}>{body}</p>
        {(editedAt !== null || mayEdit) && (
          <p className={styles.quiet}>
            {editedAt !== null && (
              <span title={exactTime(editedAt, timeZone)}>{messages.edited}</span>
            )}
            {mayEdit && (
              <Button look="quiet" onClick={() => type(body)}>
                {messages.editComment}
              </Button>
            )}
          </p>
        )}
      </>
    );
  }

  const wrong = tooLong(edited, 'text');
  const save = async () => {
    const text = edited.trim();
    if (busy || text === '' || wrong !== null) return;
    setBusy(true);
    setProblem(null);
    try {
      if (text !== body) await editComment(snagId, commentId, text);
      type(null);
    } catch (error) {
      setProblem(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.editComment}>
      <Form label={messages.editComment} onSubmit={() => void save()}>
        <TextArea
          label={messages.comment}
          rows={2}
          autoFocus
          value={edited}
          onChange={({ target }) => type(target.value)}
          error={wrong}
        />
        <FormActions
          busyLabel={messages.saving}
          busy={busy}
          problem={problem}
          disabled={edited.trim() === ''}
          onCancel={() => type(null)}
        />
      </Form>
    </div>
  );
}
