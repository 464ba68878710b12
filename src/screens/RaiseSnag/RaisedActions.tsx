import { use, useEffect, useEffectEvent, useMemo } from 'react';
import { useTakeBackRaise } from '../../app/events/useTakeBackRaise';
import { toProblem } from '../../domain/errors';
import { readFilters } from '../../domain/filters';
import { writePin } from '../../domain/pin';
import { OpenSnag } from '../../parts/OpenSnag';
import { useUndoTime } from '../../parts/undo';
import { useRouter } from '../../router/useRouter';
import type { Begun } from '../../sync/outbox/draftContent';
import { announce, AnnouncementHeld, dismissAnnouncement, say } from '../../ui/announcements';
import { messages } from './messages';

interface RaisedActionsProps {
  code: string;
  raised: { readonly snagId: string; readonly eventId: string };
  begun: Begun;
  /** Makes the snag void, after it was sent. */
  makeVoid: () => Promise<unknown>;
}

/** Actions after raising a snag: taking it back into the form, or opening it. */
export function RaisedActions(props: RaisedActionsProps) {
  const { code, raised, begun } = props;
  const router = useRouter();
  const takeBack = useTakeBackRaise(code);
  const lasting = useMemo(() => ({ eventIds: [raised.eventId] }), [raised]);
  // Only announced, because another visible announcement would replace this one.
  const { onFocus, onBlur } = useUndoTime(lasting, dismissAnnouncement, say);
  const held = use(AnnouncementHeld);
  const keep = useEffectEvent(() => (held ? onFocus() : onBlur()));
  useEffect(() => keep(), [held]);

  const openForm = () => {
    const isOpen = router.isAt({ to: '/p/$code/new', params: { code } });
    if (!isOpen)
      void router.navigate({
        to: '/p/$code/new',
        params: { code },
        search: (before) => ({ ...readFilters(before), ...(begun.spot && writePin(begun.spot)) }),
      });
  };
  const undo = async () => {
    dismissAnnouncement();
    try {
      const draft = await takeBack(raised.eventId, begun);
      if (draft === null) return announce(messages.tooLate, <Sent {...props} />);
      announce(messages.takenBack);
      openForm();
    } catch (error) {
      // On a full disk the snag stays raised, and Undo stays available.
      announce(toProblem(error).sentence, <RaisedActions {...props} />);
    }
  };

  return (
    <>
      <button type="button" onClick={() => void undo()}>
        {messages.undo}
      </button>
      <Open code={code} raised={raised} begun={begun} />
    </>
  );
}

/** Actions when it is too late for Undo. */
function Sent({ code, raised, begun, makeVoid }: RaisedActionsProps) {
  const press = () => {
    dismissAnnouncement();
    makeVoid().then(
      () => announce(messages.voided, <Open code={code} raised={raised} begun={begun} />),
      (error: unknown) => announce(toProblem(error).sentence),
    );
  };
  return (
    <>
      <button type="button" onClick={press}>
        {messages.makeVoid}
      </button>
      <Open code={code} raised={raised} begun={begun} />
    </>
  );
}

/**
 * Link to the snag, also before the server has numbered it: on its own page, or beside the plan on
 * which it was raised.
 */
function Open({
  code,
  raised: { snagId },
  begun: { spot },
}: Pick<RaisedActionsProps, 'code' | 'raised' | 'begun'>) {
  return (
    <OpenSnag code={code} snagId={snagId} plan={spot?.planCode} onOpen={dismissAnnouncement} />
  );
}
