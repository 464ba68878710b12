import { useRef, useState } from 'react';
import { toProblem } from '../../domain/errors';
import { useReachability } from '../../app/context';
import { useAddComment } from '../../app/events/useAddComment';
import { useUnsavedInput } from '../../parts/unsavedInput';
import { say } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { tooLong } from '../../parts/tooLong';
import { TextArea } from '../../ui/fields/TextField';
import styles from './SnagDetail.module.css';
import { messages } from './messages';

export function CommentForm({ snagId }: { snagId: string }) {
  const addComment = useAddComment();
  const { typed, read, change } = useUnsavedInput(snagId);
  const body = typed.comment ?? '';
  const setBody = (comment: string) => change((now) => ({ ...now, comment }));
  const { kind } = useReachability();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const wrong = tooLong(body, 'text');

  const submit = async () => {
    if (running.current || body.trim() === '' || wrong !== null) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await addComment(snagId, body);
      say(
        kind === 'offline' || kind === 'reconnecting'
          ? messages.commentKept
          : messages.commentAdded,
      );
      // Text typed meanwhile stays for the next comment.
      if (read().comment === body) setBody('');
    } catch (error) {
      setProblem(toProblem(error).sentence);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <section className={styles.section} aria-label={messages.addComment}>
      <Form label={messages.addComment} onSubmit={() => void submit()}>
        <TextArea
          label={messages.comment}
          rows={2}
          value={body}
          onChange={(event) => setBody(event.target.value)}
          error={wrong}
        />
        <Notice kind="refused">{problem}</Notice>
        <Button type="submit" busy={busy} aria-disabled={body.trim() === '' || undefined}>
          {busy ? messages.saving : messages.send}
        </Button>
      </Form>
    </section>
  );
}
