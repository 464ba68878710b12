import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { isFocusFree } from '../../ui/focus/focus';
import { Notice } from '../../ui/Notice';
import type { UndoFocus } from './useUndoTime';

interface UndoNoticeProps {
  told: string | null | false;
  label: string;
  /** Null: it cannot be taken back. */
  undo: (() => void) | null;
  undoFocus: UndoFocus;
  /** Stands after Undo, such as the way to what it is about. */
  beside?: ReactNode;
  /** What was pressed makes way: its focus goes to the sentence, and the next stop is Undo. @default false: the focus goes elsewhere */
  takesFocus?: boolean;
}

/** What was done, and the way to take it back. */
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
    // A dialog that closes gives the focus back in the next frame.
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
