import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CommentForm_snag$key } from '../../../__generated__/relay/CommentForm_snag.graphql';
import { isFullOfPhotos } from '../../../rules/limits';
import { addingOf } from '../../../rules/moves';
import type { PhotoKind } from '../../../rules/snag';
import { toProblem } from '../../domain/errors';
import { useReachability } from '../../app/context';
import { useAddComment } from '../../app/events/useAddComment';
import { useAddPhoto } from '../../app/events/useAddPhoto';
import { addInTurn } from '../../domain/refusedFiles';
import { useUnsavedInput } from '../../parts/unsavedInput';
import { say } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/fields/Form';
import { CameraIcon } from '../../ui/laterIcons';
import { Notice } from '../../ui/Notice';
import { Shutter } from '../../ui/pictures/Shutter';
import { tooLong } from '../../parts/tooLong';
import { TextArea } from '../../ui/fields/TextField';
import styles from './SnagDetail.module.css';
import { messages } from './messages';

interface CommentFormProps {
  snag: CommentForm_snag$key;
  snagId: string;
  /** With a button that adds a photo. */
  withPhoto: boolean;
  /** Why photos were not added; null when more are. */
  onRefused: (sentence: string | null) => void;
}

export function CommentForm({ snag, snagId, withPhoto, onRefused }: CommentFormProps) {
  const { photoCount, allowedActions } = useFragment(
    graphql`
      fragment CommentForm_snag on Snag {
        allowedActions
        photoCount
      }
    `,
    snag,
  );
  const addPhoto = useAddPhoto();
  const kind = (['DEFECT', 'EVIDENCE'] as const).find((each) =>
    allowedActions.includes(addingOf[each]),
  ); // the two kinds and nothing else
  const add = async (files: readonly File[], of: PhotoKind) => {
    onRefused(null);
    await addInTurn(files, (file) => addPhoto(snagId, of, file), onRefused);
  };
  const addComment = useAddComment();
  const { typed, read, change } = useUnsavedInput(snagId);
  const body = typed.comment ?? '';
  const setBody = (comment: string) => change((now) => ({ ...now, comment }));
  const line = useReachability().kind;
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
        line === 'offline' || line === 'reconnecting'
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
    <section className={styles.comment} aria-label={messages.addComment}>
      <Form label={messages.addComment} onSubmit={() => void submit()}>
        <div className={styles.commentRow}>
          <TextArea
            label={messages.comment}
            placeholder={messages.writeComment}
            rows={body === '' ? 1 : 3}
            value={body}
            onChange={(event) => setBody(event.target.value)}
            error={wrong}
          />
          {withPhoto && kind !== undefined && (
            <Shutter full={isFullOfPhotos(photoCount)} onPhotos={(files) => void add(files, kind)}>
              <CameraIcon size={20} />
              {messages.photo}
            </Shutter>
          )}
        </div>
        <Notice kind="refused">{problem}</Notice>
        {body.trim() !== '' && (
          <div>
            <Button type="submit" busy={busy}>
              {busy ? messages.saving : messages.send}
            </Button>
          </div>
        )}
      </Form>
    </section>
  );
}
