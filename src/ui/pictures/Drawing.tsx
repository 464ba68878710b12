import { classes } from '../classes';
import styles from './Drawing.module.css';
import { arrowPath, type Drawn, ellipsePath, linePath, textLines, widthOf } from './drawingPaths';
import { drawingMessages, nameOfShape } from '../messages/drawingMessages';

interface DrawingProps {
  shapes: readonly Drawn[];
  /** Width by height of the upright photo. */
  ratio: number;
  /** As the photo below it. @default 'contain' */
  fit?: 'cover' | 'contain';
  /** The text next to it says the same. @default false */
  decorative?: boolean;
  className?: string | undefined;
}

/** The shapes drawn on a photo, as SVG over the box of the photo. */
export function Drawing({
  shapes,
  ratio,
  fit = 'contain',
  decorative = false,
  className,
}: DrawingProps) {
  if (shapes.length === 0) return null;
  const box = { width: widthOf(ratio), height: widthOf(ratio) / ratio };
  return (
    <svg
      className={classes(styles.drawing, className)}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio={`xMidYMid ${fit === 'cover' ? 'slice' : 'meet'}`}
      focusable="false"
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'group', 'aria-label': drawingMessages.drawing })}
    >
      {shapes.map((shape, index) => (
        // Shapes have no id, only their index in the drawing.
        <g key={index} role="img" aria-label={nameOfShape(shape)}>
          <Shape shape={shape} {...box} />
        </g>
      ))}
    </svg>
  );
}

const pathOf = { ARROW: arrowPath, CIRCLE: ellipsePath, LINE: linePath };

function Shape({ shape, width, height }: { shape: Drawn; width: number; height: number }) {
  if (shape.kind === 'TEXT') {
    const x = shape.x * width;
    return (
      <text
        className={styles.text}
        y={shape.y * height}
        textAnchor={shape.x < 1 / 3 ? 'start' : shape.x > 2 / 3 ? 'end' : 'middle'}
      >
        {textLines(shape.text ?? '').map((line, index) => (
          <tspan key={index} x={x} dy={index === 0 ? '0.35em' : '1.15em'}>
            {line}
          </tspan>
        ))}
      </text>
    );
  }
  const path = pathOf[shape.kind](shape, width, height);
  return (
    <>
      <path className={styles.edge} d={path} />
      <path className={styles.line} d={path} />
    </>
  );
}
