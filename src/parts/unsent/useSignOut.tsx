import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  CoreContext,
  useReachability,
  useSession,
  useUserSession,
  useViewer,
} from '../../app/context';
import { useOutbox } from '../../app/useOutbox';
import { toProblem } from '../../domain/errors';
import { refusalOf, type SessionCalls } from '../../session/calls';
import { isGone } from '../../sync/reachability';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { messages as uiMessages } from '../../ui/messages/messages';
import { signOutMessages as messages } from './signOutMessages';

interface SigningOut {
  /** Of the button. */
  readonly label: string;
  /** Signs out, or opens the question; a second press closes it. */
  readonly press: () => void;
  readonly asking: boolean;
  /** The disk is being read for what was not sent. */
  readonly busy: boolean;
  /**
   * Always to be rendered, because a live region must be mounted before its content to be
   * announced.
   */
  readonly question: ReactNode;
}

/**
 * Signing out, or leaving the link that somebody came by. Where something was not sent, or signing
 * out deletes something, it first says what happens with it, and asks.
 */
export function useSignOut(): SigningOut {
  const viewer = useViewer();
  const { signOut, post } = useSession();
  const { outbox, entriesRead } = useUserSession();
  const { unsaved } = use(CoreContext);
  const { complete, entries } = useOutbox();
  const gone = isGone(useReachability());
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const byLink = viewer.link !== undefined;

  const [busy, setBusy] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const leave = async () => {
    if (!byLink) return signOut();
    setBusy(true);
    try {
      await leaveLink(post);
    } catch (error) {
      setProblem(toProblem(error).sentence);
      setAsking(true);
      setBusy(false);
    }
  };
  const press = async () => {
    if (busy) return;
    setProblem(null);
    if (asking) return setAsking(false);
    setBusy(true);
    const read = Promise.all([entriesRead(), unsaved.read(viewer.id)]);
    const [unsent] = await read.finally(() => setBusy(false));
    // Whoever has left the menu meanwhile does something else.
    if (!isShown.current) return;
    // What stands in forms, and the copies to read, stay with a link that is left.
    const deletes = !byLink && (gone || unsaved.has(viewer.id));
    if (deletes || unsent.length > 0 || outbox?.entries.complete() === false) setAsking(true);
    else await leave();
  };
  const sentences = byLink
    ? complete && entries.length === 0
      ? []
      : [complete ? messages.unsentByLink(entries.length) : messages.notReadByLink]
    : [
        ...(complete ? [] : [messages.notRead]),
        ...(entries.length > 0 ? [messages.unsent(entries.length)] : []),
        ...(unsaved.has(viewer.id) ? [messages.typed] : []),
        ...(gone ? [messages.noLine] : []),
      ];
  const label = byLink ? messages.leaveLink : messages.signOut;
  const anyway = byLink ? messages.leaveAnyway : messages.anyway;
  const said =
    problem ?? (asking && (sentences.length > 0 ? sentences.join(' ') : messages.allSent));
  const box = useRef<HTMLDivElement>(null);
  // It opens below the last entry of a menu, which ends there on a low screen.
  useEffect(() => {
    if (said !== false) box.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return {
    label,
    press: () => void press(),
    asking,
    busy,
    question: (
      <div ref={box}>
        <Notice
          kind="info"
          action={
            <Button look="danger" busy={busy} onClick={() => void leave()}>
              {problem !== null ? uiMessages.tryAgain : sentences.length > 0 ? anyway : label}
            </Button>
          }
        >
          {said}
        </Notice>
      </div>
    ),
  };
}

/**
 * Goes back to the account of this browser, or to the sign-in page. What is here stays until the
 * link is opened again. Rejects with a Refusal if the server did not put the link's cookie aside.
 */
async function leaveLink(post: SessionCalls['post']): Promise<void> {
  const answer = await post('/session/link/aside', {});
  if (answer.status !== 204) throw refusalOf(answer);
  window.location.assign('/');
}
