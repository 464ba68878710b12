import { useState } from 'react';
import { draftIdOf, type DraftContent } from '../../sync/outbox/draftContent';
import type { DraftView } from '../../app/useDraft';
import { relativeTime, useNow } from '../../domain/time';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';

interface DraftNoticesProps {
  draft: DraftView;
  timeZone: string;
  /** Another draft, or an empty one, was put into the form. */
  onSwitch: (to: DraftContent | null) => void;
  /** A draft that was put aside was deleted, together with its button. */
  onThrownAway: () => void;
}

/** Notices that the draft was restored, and of other unfinished drafts. */
export function DraftNotices({ draft, timeZone, onSwitch, onThrownAway }: DraftNoticesProps) {
  const now = useNow();
  // Null for a draft of a version that did not store the time.
  const since = ({ begunAt }: Pick<DraftContent, 'begunAt'>) =>
    begunAt === undefined ? null : relativeTime(begunAt, now, timeZone);
  return (
    <>
      <Notice
        kind="info"
        action={
          <Button
            onClick={() => {
              void draft.startAfresh();
              onSwitch(null);
            }}
          >
            {messages.startAfresh}
          </Button>
        }
      >
        {draft.restored && messages.restored(since(draft))}
      </Notice>
      {draft.aside?.map((content) => (
        <AsideDraft
          key={draftIdOf(content)}
          sentence={messages.aside(since(content), content.spot?.planCode ?? null)}
          onTakeUp={() => {
            void draft.resume(content);
            onSwitch(content);
          }}
          onThrowAway={() => {
            void draft.deleteAside(content);
            onThrownAway();
          }}
        />
      ))}
    </>
  );
}

function AsideDraft({
  sentence,
  onTakeUp,
  onThrowAway,
}: {
  sentence: string;
  onTakeUp: () => void;
  onThrowAway: () => void;
}) {
  const [sure, setSure] = useState(false);
  return (
    <Notice
      kind="info"
      action={
        <Actions>
          <Button onClick={onTakeUp}>{messages.resume}</Button>
          {/* Delete is on a line of its own, so that a double tap on the other button deletes
              nothing. */}
          <Button look="quiet" onClick={() => setSure(!sure)}>
            {sure ? messages.keep : messages.deleteAside}
          </Button>
          {sure && (
            <Button look="danger" wide onClick={onThrowAway}>
              {messages.throwAwaySure}
            </Button>
          )}
        </Actions>
      }
    >
      {sentence}
    </Notice>
  );
}
