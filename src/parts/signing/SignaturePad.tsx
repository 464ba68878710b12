import { useId, useRef, useState, type PointerEvent } from 'react';
import { handoverLimits, pathOf, signatureField, type Strokes } from '../../../rules/handovers';
import { useSay } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import styles from './Signature.module.css';
import { signatureMessages as messages } from './signatureMessages';

/**
 * Minimum distance between two stored points, in units of the field: closer points cannot be told
 * apart on paper.
 */
const step = 4;

interface SignaturePadProps {
  strokes: Strokes;
  onChange: (strokes: Strokes) => void;
}

/**
 * A field to draw a signature in. It is optional, because the typed name counts as well, so it
 * takes no focus.
 */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const id = useId();
  const [held, setHeld] = useState<readonly number[] | null>(null);
  const pointer = useRef<number | null>(null);
  const points = strokes.reduce((sum, { length }) => sum + length / 2, 0);
  const full = strokes.length >= handoverLimits.strokes || points >= handoverLimits.points;
  const said = strokes.length === 0 ? messages.notDrawn : messages.drawn(strokes.length);
  useSay(strokes.length, said);

  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (full || pointer.current !== null || event.button !== 0) return;
    // Keeps the on-screen keyboard of the focused field from opening again, and the page from being
    // scrolled.
    event.preventDefault();
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setHeld(pointOf(event));
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (pointer.current !== event.pointerId || held === null) return;
    const [x, y] = pointOf(event);
    const [lastX = 0, lastY = 0] = held.slice(-2);
    if (
      Math.hypot(x - lastX, y - lastY) < step ||
      points + held.length / 2 >= handoverLimits.points
    )
      return;
    setHeld([...held, x, y]);
  };
  const up = (event: PointerEvent<SVGSVGElement>) => {
    if (pointer.current !== event.pointerId) return;
    pointer.current = null;
    if (held !== null) onChange([...strokes, held]);
    setHeld(null);
  };

  const drawn = held === null ? strokes : [...strokes, held];
  return (
    <div className={styles.signing}>
      <p className={styles.partyName}>{messages.field}</p>
      <p id={id} className={styles.facts}>
        {full ? messages.full : messages.fieldHint}
      </p>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
        role="img"
        aria-label={said}
        aria-describedby={id}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <line x1={40} x2={signatureField.width - 40} y1={320} y2={320} className={styles.padLine} />
        {drawn.length > 0 && <path d={pathOf(drawn)} className={styles.stroke} />}
      </svg>
      <Actions>
        <Button
          look="quiet"
          aria-disabled={strokes.length === 0}
          onClick={() => onChange(strokes.slice(0, -1))}
        >
          {messages.undo}
        </Button>
        <Button look="quiet" aria-disabled={strokes.length === 0} onClick={() => onChange([])}>
          {messages.clear}
        </Button>
      </Actions>
    </div>
  );
}

/** A signature as it was drawn. */
export function DrawnSignature({ strokes, name }: { strokes: Strokes; name: string }) {
  return (
    <svg
      className={styles.signature}
      viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
      role="img"
      aria-label={messages.signatureOf(name)}
    >
      <path d={pathOf(strokes)} className={styles.stroke} />
    </svg>
  );
}

function pointOf({
  currentTarget,
  clientX,
  clientY,
}: PointerEvent<SVGSVGElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (part: number, most: number): number =>
    Math.round(Math.min(1, Math.max(0, part)) * most);
  return [
    within((clientX - left) / (width || 1), signatureField.width),
    within((clientY - top) / (height || 1), signatureField.height),
  ];
}
