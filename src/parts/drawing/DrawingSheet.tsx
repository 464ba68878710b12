import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { DrawnShape } from '../../domain/photo';
import { IconButton } from '../../ui/Button';
import { PlusIcon } from '../../ui/icons';
import { FitIcon, MinusIcon } from '../../ui/laterIcons';
import { nameOfShape } from '../../ui/messages/drawingMessages';
import { Drawing } from '../../ui/pictures/Drawing';
import { Spoken } from '../../ui/Spoken';
import {
  inside,
  lineOf,
  movedBy,
  strokeOf,
  textAt,
  thinned,
  usual,
  type At,
  type Tool,
} from './drawnShape';
import { drawMessages } from './drawMessages';
import styles from './DrawPad.module.css';
import { useZoom } from './useZoom';

interface DrawingSheetProps {
  ref: RefObject<HTMLDivElement | null>;
  src: string | null;
  /** The photo in its largest form, for close up. */
  large: string | null;
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

/** Step of an arrow key, as a fraction of the photo, and in px where it moves the photo. */
const keyStep = 0.02;
const panStep = 60;
const zoomStep = 1.5;
/** The scale from which the photo's largest form is shown. */
const closeUp = 1.5;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What is being drawn, and the way of the pointer; no way: keys move it. */
interface Held {
  readonly shape: DrawnShape;
  readonly way: readonly At[] | null;
}

/**
 * The photo to draw on: with one finger or the mouse, or with keys from the middle of what is seen.
 * Two fingers, the wheel, or plus and minus bring it closer.
 */
export function DrawingSheet({
  ref: box,
  src,
  large,
  ratio,
  title,
  shapes,
  tool,
  text,
  onShape,
  onTextMissing,
}: DrawingSheetProps) {
  const [held, setHeld] = useState<Held | null>(null);
  const hint = useId();
  const photo = useRef<HTMLDivElement>(null);
  const closer = useZoom(box, photo);
  const { scale, x, y } = closer.zoom;

  const down = (event: PointerEvent) => {
    // A second finger moves the photo, and what the first one has begun to draw is no stroke.
    if (closer.down(event)) return setHeld(null);
    const at = pointOf(event, photo.current);
    if (event.button !== 0 || tool === null || !isOn(at)) return;
    // Keeps the focus in the text field.
    if (tool === 'TEXT') event.preventDefault();
    setHeld(drawnBy(tool, [onto(at)], text));
  };
  const move = (event: PointerEvent) => {
    if (closer.move(event) || held?.way == null) return;
    const way = [...held.way, onto(pointOf(event, photo.current))];
    setHeld(drawnBy(held.shape.kind, way, text));
  };
  const up = (event: PointerEvent) => {
    if (closer.up(event) || held?.way == null) return;
    setHeld(null);
    const { kind } = held.shape;
    const [from, to] = [held.way[0], held.way.at(-1)];
    if (kind === 'TEXT' && text === '') onTextMissing();
    else if (kind === 'TEXT') onShape(held.shape);
    else if (kind === 'LINE') onShape(lineOf(thinned(held.way, ratio)));
    else if (from !== undefined && to !== undefined) onShape(strokeOf(kind, from, to, ratio));
  };

  const key = (event: KeyboardEvent) => {
    const by = moves[event.key];
    // With these it is the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') set();
    else if (event.key === 'Escape' && held !== null) setHeld(null);
    else if (event.key === '+' || event.key === '=') closer.zoomBy(zoomStep);
    else if (event.key === '-') closer.zoomBy(1 / zoomStep);
    else if (event.key === '0') closer.fit();
    else if (by !== undefined && held !== null)
      setHeld({
        ...held,
        shape: movedBy(held.shape, by[0] * keyStep, by[1] * keyStep, event.shiftKey),
      });
    else if (by !== undefined) closer.panBy(-by[0] * panStep, -by[1] * panStep);
    else return;
    event.preventDefault();
    // Escape cancels only the shape and does not close the photo.
    event.stopPropagation();
  };
  const set = () => {
    if (held !== null) {
      setHeld(null);
      onShape(held.shape);
    } else if (tool === 'TEXT' && text === '') onTextMissing();
    else if (tool !== null) {
      const { offsetWidth, offsetHeight } = photo.current ?? { offsetWidth: 0, offsetHeight: 0 };
      const seen = {
        x: inside(0.5 - x / scale / (offsetWidth || 1)),
        y: inside(0.5 - y / scale / (offsetHeight || 1)),
      };
      const shape = tool === 'TEXT' ? textAt(text, seen) : usual(tool, seen, ratio);
      setHeld({ shape, way: null });
    }
  };

  return (
    <div className={styles.room}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role="application" handles keys itself */}
      <div
        ref={box}
        className={styles.sheet}
        role="application"
        aria-label={drawMessages.sheet(title)}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        onKeyDown={key}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={(event) => {
          closer.up(event);
          setHeld(null);
        }}
      >
        <div
          ref={photo}
          className={styles.photo}
          style={{
            // The largest size with this aspect ratio that fits.
            width: `min(100cqw, ${ratio * 100}cqh)`,
            aspectRatio: String(ratio),
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
          }}
        >
          {src !== null && <img src={src} alt={title} draggable={false} />}
          {large !== null && scale > closeUp && <img src={large} alt="" draggable={false} />}
          <Drawing shapes={held === null ? shapes : [...shapes, held.shape]} ratio={ratio} />
        </div>
      </div>
      <p id={hint} className={styles.hint}>
        {drawMessages.keys}
      </p>
      <div className={styles.zoom} data-near={scale > 1 || undefined}>
        <IconButton label={drawMessages.zoomIn} onClick={() => closer.zoomBy(zoomStep)}>
          <PlusIcon />
        </IconButton>
        <IconButton label={drawMessages.zoomOut} onClick={() => closer.zoomBy(1 / zoomStep)}>
          <MinusIcon />
        </IconButton>
        <IconButton className={styles.fit} label={drawMessages.fit} onClick={closer.fit}>
          <FitIcon />
        </IconButton>
      </div>
      <div role="status">
        <Spoken>{held !== null && held.way === null ? nameOfShape(held.shape) : ''}</Spoken>
      </div>
    </div>
  );
}

/** The shape as it is shown while the pointer is down. */
function drawnBy(kind: Tool, way: readonly At[], text: string): Held {
  const [from, to] = [way[0] ?? { x: 0, y: 0 }, way.at(-1) ?? { x: 0, y: 0 }];
  if (kind === 'LINE') return { way, shape: lineOf(way) };
  if (kind === 'TEXT') return { way, shape: textAt(text, to) };
  return { way, shape: { kind, ...from, toX: to.x, toY: to.y, text: null } };
}

/** Where a pointer is on the photo, in fractions of its sides; beside it they are beyond 0…1. */
function pointOf({ clientX, clientY }: PointerEvent, photo: HTMLElement | null): At {
  const { left, top, width, height } = photo?.getBoundingClientRect() ?? new DOMRect();
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
}

const onto = ({ x, y }: At): At => ({ x: inside(x), y: inside(y) });
const isOn = ({ x, y }: At): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;
