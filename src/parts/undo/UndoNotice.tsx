import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { isFocusFree } from '../../ui/focus/focus';
import { Notice } from '../../ui/Notice';
import type { UndoFocus } from './useUndoTime';

interface UndoNoticeProps {
  told: string | null | false;
  label: string;
  /** Null: it cannot be undone. */
  undo: (() => void) | null;
  undoFocus: UndoFocus;
  /** Content after Undo, such as a link to the snag. */
  beside?: ReactNode;
  /** The pressed button is removed: the sentence gets the focus, and Undo is the next tab stop. @default false */
  takesFocus?: boolean;
}

/** Tells what was done, with Undo. */
export function UndoNotice({ told, label, undo, undoFocus, beside, takesFocus = false }: UndoNoticeProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!takesFocus || told === null || told === false) return undefined;
    const take = () => {
      const { activeElement } = document;
      const near = text.current?.closest('section')?.contains(activeElement) === true && text.current.parentElement?.contains(activeElement) === false;
      if (near || isFocusFree()) text.current?.focus({ preventScroll: true });
    };
    if (!document.activeElement?.closest('[role="dialog"]')) return take();
    // A closing dialog returns the focus in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(take);
    });
    return () => cancelAnimationFrame(frame);
  }, [told, takesFocus]);
  return (
    <Notice
      kind="told"
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
      {told}
    </Notice>
  );
}
