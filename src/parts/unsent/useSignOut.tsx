import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { CoreContext, useReachability, useSession, useUserSession, useViewer } from '../../app/context';
import { useOutbox } from '../../app/useOutbox';
import { isGone } from '../../sync/reachability';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { signOutMessages as messages } from './signOutMessages';

interface SigningOut {
  /** Signs out, or opens the question; a second press closes it. */
  readonly press: () => void;
  readonly asking: boolean;
  /** The disk is being read for what was not sent. */
  readonly busy: boolean;
  /** Always to be rendered, because a live region must be mounted before its content to be announced. */
  readonly question: ReactNode;
}

/** Signing out. Where something was not sent, or the server cannot be reached, it first says what happens with it, and asks. */
export function useSignOut(): SigningOut {
  const viewer = useViewer();
  const { signOut } = useSession();
  const { outbox, entriesRead } = useUserSession();
  const { unsaved } = use(CoreContext);
  const { complete, entries } = useOutbox();
  const gone = isGone(useReachability());
  const [asking, setAsking] = useState(false);

  const [busy, setBusy] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const press = async () => {
    if (asking || busy) return setAsking(false);
    setBusy(true);
    const unsent = await entriesRead().finally(() => setBusy(false));
    // Whoever has left the menu meanwhile does something else.
    if (!isShown.current) return;
    if (gone || unsent.length > 0 || outbox?.entries.complete() === false || unsaved.has(viewer.id)) setAsking(true);
    else await signOut();
  };
  const sentences = [
    ...(complete ? [] : [messages.notRead]),
    ...(entries.length > 0 ? [messages.unsent(entries.length)] : []),
    ...(unsaved.has(viewer.id) ? [messages.typed] : []),
    ...(gone ? [messages.noLine] : []),
  ];
  return {
    press: () => void press(),
    asking,
    busy,
    question: (
      <Notice
        kind="told"
        action={
          <Button look="danger" onClick={() => void signOut()}>
            {sentences.length > 0 ? messages.anyway : messages.signOut}
          </Button>
        }
      >
        {asking && (sentences.length > 0 ? sentences.join(' ') : messages.allSent)}
      </Notice>
    ),
  };
}
