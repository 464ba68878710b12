import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useOutbox } from '../app/useOutbox';
import { toProblem } from '../domain/errors';
import { announce } from '../ui/announcements';
import { Button } from '../ui/Button';
import { isFocusFree } from '../ui/focus/focus';
import { Notice } from '../ui/Notice';

/**
 * Time in which a second tap is ignored, in ms, because another button may be in the place of the
 * pressed one.
 */
export const settleMs = 600;

/** An action by one press. */
export interface Act {
  readonly run: () => Promise<{ eventId: string }>;
  /** Announcement. @default none, because the screen shows it */
  readonly said?: string;
  /** What happens on Undo. @default it cannot be undone */
  readonly undo?: {
    readonly undone: string;
    readonly tooLate: string;
    /** @default nothing more is done */
    readonly onUndone?: () => void;
    /** Runs if it was sent already. @default nothing */
    readonly late?: () => Promise<unknown>;
  };
}

export interface Undoable {
  /** The last action, while it can be announced or undone. */
  readonly said: string | null;
  readonly problem: string | null;
  readonly undo: (() => void) | null;
  readonly undoFocus: UndoFocus;
  /** Presses are ignored: the previous one is being stored, or was just now. */
  readonly busy: boolean;
  act(act: Act): Promise<void>;
}

interface Shown {
  readonly said: string | null;
  readonly problem: string | null;
  readonly held: ({ readonly eventId: string } & NonNullable<Act['undo']>) | null;
}

const nothing: Shown = { said: null, problem: null, held: null };

/** Runs one action at a time, shows its result, and for some time its Undo. */
export function useUndoable({
  settlesMs = settleMs,
}: { readonly settlesMs?: number } = {}): Undoable {
  const { takeBack } = useOutbox();
  const [shown, setShown] = useState<Shown>(nothing);
  const [busy, setBusy] = useState(false);
  // A ref, because two taps may come before the next render.
  const running = useRef(false);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  const lasting = useMemo(
    () =>
      shown.said === null ? null : { eventIds: shown.held === null ? [] : [shown.held.eventId] },
    [shown],
  );
  const undoFocus = useUndoTime(lasting, () => setShown(nothing));

  const release = () => {
    clearTimeout(settling.current);
    running.current = false;
    setBusy(false);
  };

  const act = async ({ run, said, undo }: Act) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const { eventId } = await run();
      setShown({
        ...nothing,
        said: said ?? null,
        held: undo === undefined ? null : { eventId, ...undo },
      });
      if (settlesMs === 0) release();
      else settling.current = setTimeout(release, settlesMs);
    } catch (error) {
      setShown({ ...nothing, problem: toProblem(error).sentence });
      release();
    }
  };

  const undo = async (held: NonNullable<Shown['held']>) => {
    setShown({ ...shown, held: null });
    try {
      const undone = await takeBack(held.eventId);
      if (undone) held.onUndone?.();
      else await held.late?.();
      setShown({ ...nothing, said: undone ? held.undone : held.tooLate });
      release();
    } catch (error) {
      // On a full disk the event cannot be deleted: the action stays done, and Undo stays
      // available.
      setShown({ ...shown, problem: toProblem(error).sentence });
    }
  };

  const { held } = shown;
  return {
    said: shown.said,
    problem: shown.problem,
    undo: held === null ? null : () => void undo(held),
    undoFocus,
    busy,
    act,
  };
}

/**
 * Time in which an action can be undone, in ms: its event is stored at once, so that a killed tab
 * loses nothing, and is sent after this time.
 */
export const undoMs = 10_000;

/** Props of the Undo button. */
export interface UndoFocus {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * An action can be undone until the next action, until the app is left, or until the Undo button
 * has not been focused or hovered for ten seconds, so that slow readers and keyboard users have
 * enough time. `what` is null if there is nothing to undo; a new object is a new action. `tell`
 * says that the time cannot be extended.
 */
export function useUndoTime(
  what: { readonly eventIds: readonly string[] } | null,
  onOver: () => void,
  tell: (sentence: string) => void = announce,
): UndoFocus {
  const { entries, hold } = useOutbox();
  const newest = entries.at(-1)?.order ?? 0;
  const [seen, setSeen] = useState({ what, newest, onIt: false });
  if (seen.what !== what) setSeen({ what, newest, onIt: false });
  const { onIt } = seen;
  const setOnIt = (now: boolean) => setSeen((before) => ({ ...before, onIt: now }));
  const over = useEffectEvent(onOver);
  const refusedFor = useRef<typeof what>(null);
  const keep = useEffectEvent(() => {
    hold(what?.eventIds ?? [], undoMs).catch((error: unknown) => {
      // If the hold cannot be extended, the event is sent in time although the button is focused.
      // Announced once, not at each further try.
      if (refusedFor.current !== what) tell(toProblem(error).sentence);
      refusedFor.current = what;
    });
  });
  useEffect(() => {
    if (what === null) return undefined;
    if (!onIt) {
      const timer = setTimeout(() => over(), undoMs);
      return () => clearTimeout(timer);
    }
    keep();
    const timer = setInterval(() => keep(), undoMs / 2);
    return () => {
      clearInterval(timer);
      keep();
    };
  }, [what, onIt]);
  const didMore = seen.what === what && newest > seen.newest;
  useEffect(() => {
    if (what !== null && didMore) over();
  }, [what, didMore]);
  // Its hold ends before its time when the app is left.
  const heldUntil = Math.min(
    ...entries.flatMap(({ eventId, holdUntil }) =>
      holdUntil !== undefined && what?.eventIds.includes(eventId) === true ? holdUntil : [],
    ),
  );
  useEffect(() => {
    if (what !== null && heldUntil <= Date.now()) over();
  }, [what, heldUntil]);
  return { onFocus: () => setOnIt(true), onBlur: () => setOnIt(false) };
}

interface UndoNoticeProps {
  said: string | null | false;
  label: string;
  /** Null: it cannot be undone. */
  undo: (() => void) | null;
  undoFocus: UndoFocus;
  /** Content after Undo, such as a link to the snag. */
  beside?: ReactNode;
  /**
   * The pressed button is removed: the sentence gets the focus, and Undo is the next tab stop.
   * @default false
   */
  takesFocus?: boolean;
}

/** Tells what was done, with Undo. */
export function UndoNotice({
  said,
  label,
  undo,
  undoFocus,
  beside,
  takesFocus = false,
}: UndoNoticeProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!takesFocus || said === null || said === false) return undefined;
    const take = () => {
      const { activeElement } = document;
      const near =
        text.current?.closest('section, article')?.contains(activeElement) === true &&
        text.current.parentElement?.contains(activeElement) === false;
      if (near || isFocusFree()) text.current?.focus({ preventScroll: true });
    };
    if (!document.activeElement?.closest('[role="dialog"]')) return take();
    // A closing dialog returns the focus in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(take);
    });
    return () => cancelAnimationFrame(frame);
  }, [said, takesFocus]);
  return (
    <Notice
      kind="info"
      textRef={text}
      action={
        <>
          {undo && (
            <Button onClick={undo} {...undoFocus}>
              {label}
            </Button>
          )}
          {beside}
        </>
      }
    >
      {said}
    </Notice>
  );
}
