import { useRef, useState, type SubmitEvent } from 'react';
import { textLimits } from '../../../rules/limits';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { DrawingSheet } from './DrawingSheet';
import { DrawingTools } from './DrawingTools';
import type { Tool } from './drawnShape';
import styles from './DrawPad.module.css';
import { drawMessages } from './drawMessages';
import type { Strokes } from './useStrokes';

interface DrawPadProps {
  src: string | null;
  /** The photo in its largest form. @default null: `src` is it */
  large?: string | null;
  /** Width by height. */
  ratio: number;
  title: string;
  strokes: Strokes;
  /** Why it could not be saved. */
  problem?: string | null;
  /** It is being saved. @default false */
  busy?: boolean;
  onDone: () => void;
  onDiscard: () => void;
}

/**
 * A photo with drawing tools: arrow, circle, line, text. Shapes are laid over the photo, whose bytes do
 * not change.
 */
export function DrawPad({
  src,
  large = null,
  ratio,
  title,
  strokes,
  problem = null,
  busy = false,
  onDone,
  onDiscard,
}: DrawPadProps) {
  const [tool, setTool] = useState<Tool>('ARROW');
  const [text, setText] = useState('');
  /** Done was pressed while a typed text was not placed. */
  const [textLeft, setTextLeft] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLFormElement>(null);

  const done = () => {
    if (text.trim() === '') {
      onDone();
      return;
    }
    setTool('TEXT');
    setTextLeft(true);
  };
  const toSheet = (event: SubmitEvent) => {
    event.preventDefault();
    sheet.current?.focus();
  };

  return (
    <div className={styles.draw}>
      <DrawingSheet
        ref={sheet}
        src={src}
        large={large}
        ratio={ratio}
        title={title}
        shapes={strokes.shapes}
        tool={strokes.full ? null : tool}
        text={text.trim()}
        onShape={(shape) => {
          strokes.add(shape);
          if (shape.kind === 'TEXT') setText('');
        }}
        onTextMissing={() => field.current?.querySelector('input')?.focus()}
      />
      <div className={styles.foot}>
        <Notice kind="refused">{problem}</Notice>
        <Notice kind="info">{strokes.full && drawMessages.full}</Notice>
        {tool === 'TEXT' && (
          <form ref={field} aria-label={drawMessages.text} onSubmit={toSheet}>
            <TextField
              label={drawMessages.textHint}
              maxLength={textLimits.shape}
              enterKeyHint="done"
              value={text}
              onChange={({ target }) => setText(target.value)}
              error={textLeft && text.trim() !== '' ? drawMessages.textLeft : null}
            />
          </form>
        )}
        <div className={styles.row}>
          <DrawingTools
            tool={tool}
            onTool={setTool}
            onUndo={strokes.undo}
            onClear={strokes.shapes.length > 0 ? strokes.clear : null}
          />
        </div>
        <div className={styles.row}>
          <Button look="quiet" onClick={onDiscard}>
            {drawMessages.discard}
          </Button>
          <Button look="ink" size="big" busy={busy} onClick={done}>
            {busy ? drawMessages.saving : drawMessages.done}
          </Button>
        </div>
      </div>
    </div>
  );
}
