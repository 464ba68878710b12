import { useId, useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import type { DrawnShape } from '../../domain/photo';
import { Drawing } from '../../ui/pictures/Drawing';
import { nameOfShape } from '../../ui/messages/drawingMessages';
import { Spoken } from '../../ui/Spoken';
import { inside, middle, movedBy, strokeOf, textAt, usual, type At, type Tool } from './drawnShape';
import { drawMessages } from './drawMessages';
import styles from './DrawPad.module.css';

interface DrawingSheetProps {
  ref: Ref<HTMLDivElement>;
  src: string | null;
  /** Width by height. */
  ratio: number;
  title: string;
  shapes: readonly DrawnShape[];
  /** Null: the limit of shapes is reached. */
  tool: Tool | null;
  /** The text that the text tool places. */
  text: string;
  onShape: (shape: DrawnShape) => void;
  onTextMissing: () => void;
}

/** Step of an arrow key, as a fraction of the photo. */
const keyStep = 0.02;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The photo to draw on, with a pointer, or with keys from the middle of the photo. */
export function DrawingSheet({
  ref,
  src,
  ratio,
  title,
  shapes,
  tool,
  text,
  onShape,
  onTextMissing,
}: DrawingSheetProps) {
  /** The shape being drawn: the pointer is down, or keys move it. */
  const [held, setHeld] = useState<{ readonly shape: DrawnShape; readonly from: At | null } | null>(
    null,
  );
  const hint = useId();

  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button !== 0 || tool === null) return;
    const at = pointOf(event);
    if (tool === 'TEXT') {
      // Keeps the focus in the text field.
      event.preventDefault();
      if (text === '') onTextMissing();
      else onShape(textAt(text, at));
      return;
    }
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setHeld({ shape: { kind: tool, ...at, toX: at.x, toY: at.y, text: null }, from: at });
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (held?.from == null || !event.isPrimary) return;
    const { x, y } = pointOf(event);
    setHeld({ ...held, shape: { ...held.shape, toX: x, toY: y } });
  };
  const up = (event: PointerEvent<HTMLDivElement>) => {
    if (held?.from == null || held.shape.kind === 'TEXT' || !event.isPrimary) return;
    setHeld(null);
    onShape(strokeOf(held.shape.kind, held.from, pointOf(event), ratio));
  };

  const key = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (event.key === 'Enter' || event.key === ' ') set();
    else if (event.key === 'Escape' && held !== null) setHeld(null);
    else if (by !== undefined && held !== null)
      setHeld({
        ...held,
        shape: movedBy(held.shape, by[0] * keyStep, by[1] * keyStep, event.shiftKey),
      });
    else return;
    event.preventDefault();
    // Escape cancels only the shape and does not close the photo.
    event.stopPropagation();
  };
  const set = () => {
    if (held !== null) {
      setHeld(null);
      onShape(held.shape);
    } else if (tool === 'TEXT') {
      if (text === '') onTextMissing();
      else setHeld({ shape: textAt(text, middle), from: null });
    } else if (tool !== null) setHeld({ shape: usual(tool, middle, ratio), from: null });
  };

  return (
    <div className={styles.room}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role="application" handles keys itself */}
      <div
        ref={ref}
        className={styles.sheet}
        // The largest size with this aspect ratio that fits.
        style={{ width: `min(100cqw, ${ratio * 100}cqh)`, aspectRatio: String(ratio) }}
        role="application"
        aria-label={drawMessages.sheet(title)}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        onKeyDown={key}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => setHeld(null)}
      >
        {src !== null && <img className={styles.photo} src={src} alt={title} draggable={false} />}
        <Drawing shapes={held === null ? shapes : [...shapes, held.shape]} ratio={ratio} />
      </div>
      <p id={hint} className={styles.hint}>
        {drawMessages.keys}
      </p>
      <div role="status">
        <Spoken>{held !== null && held.from === null ? nameOfShape(held.shape) : ''}</Spoken>
      </div>
    </div>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): At {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: inside((clientX - left) / width), y: inside((clientY - top) / height) };
}
