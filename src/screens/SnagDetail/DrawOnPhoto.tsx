/* oxlint-disable relay/unused-fields -- the shapes are handed on whole to the function that reads them */
import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DrawOnPhoto_photo$key } from '../../../__generated__/relay/DrawOnPhoto_photo.graphql';
import { toProblem } from '../../app/errors';
import { useMarkPhoto } from '../../app/events/useMarkPhoto';
import { useLocalPhoto } from '../../app/outbox';
import { drawnShapes, longestText } from '../../app/shapes';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/TextField';
import { DrawingSheet } from './DrawingSheet';
import { DrawingTools } from './DrawingTools';
import type { Tool } from './drawnShape';
import { drawWords } from './drawWords';
import styles from './DrawOnPhoto.module.css';
import { useDrawing } from './useDrawing';
import { words } from './words';

interface DrawOnPhotoProps {
  snagId: string;
  photo: DrawOnPhoto_photo$key;
  title: string;
  onDone: () => void;
}

/** A photo under tools: arrow, circle, text. What is drawn lies over the photo, which stays as it is. */
export function DrawOnPhoto({ snagId, photo, title, onDone }: DrawOnPhotoProps) {
  const data = useFragment(
    graphql`
      fragment DrawOnPhoto_photo on Photo {
        id
        width
        height
        medium: url(size: MEDIUM)
        shapes {
          kind
          x
          y
          toX
          toY
          text
        }
      }
    `,
    photo,
  );
  const local = useLocalPhoto(data.id);
  const recorded = useMemo(() => drawnShapes(data.shapes), [data.shapes]);
  const drawing = useDrawing(snagId, data.id, recorded);
  const markPhoto = useMarkPhoto();
  const [tool, setTool] = useState<Tool>('ARROW');
  const [text, setText] = useState('');
  /** Somebody wanted to be done while a text had no place yet. */
  const [textLeft, setTextLeft] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLFormElement>(null);

  const done = async () => {
    setProblem(null);
    if (text.trim() !== '') {
      setTool('TEXT');
      setTextLeft(true);
      return;
    }
    setBusy(true);
    try {
      if (drawing.changed) await markPhoto(snagId, data.id, drawing.shapes);
      drawing.forget();
      onDone();
    } catch (error) {
      setProblem(toProblem(error).sentence);
      setBusy(false);
    }
  };
  const discard = () => {
    drawing.forget();
    onDone();
  };
  const toSheet = (event: SubmitEvent) => {
    event.preventDefault();
    sheet.current?.focus();
  };

  return (
    <div className={styles.draw}>
      <DrawingSheet
        ref={sheet}
        src={local ?? data.medium ?? null}
        ratio={(data.width ?? 1) / (data.height ?? 1)}
        title={title}
        shapes={drawing.shapes}
        tool={drawing.full ? null : tool}
        text={text.trim()}
        onShape={(shape) => {
          drawing.add(shape);
          if (shape.kind === 'TEXT') setText('');
        }}
        onTextMissing={() => field.current?.querySelector('input')?.focus()}
      />
      <div className={styles.foot}>
        <Notice kind="refused">{problem}</Notice>
        <Notice kind="told">{drawing.full && drawWords.full}</Notice>
        {tool === 'TEXT' && (
          <form ref={field} aria-label={drawWords.text} onSubmit={toSheet}>
            <TextField label={drawWords.textHint} maxLength={longestText} enterKeyHint="done" value={text} onChange={({ target }) => setText(target.value)} error={textLeft && text.trim() !== '' ? drawWords.textLeft : null} />
          </form>
        )}
        <div className={styles.row}>
          <DrawingTools tool={tool} onTool={setTool} onUndo={drawing.undo} onClear={drawing.shapes.length > 0 ? drawing.clear : null} />
        </div>
        <div className={styles.row}>
          <Button look="quiet" onClick={discard}>
            {drawWords.discard}
          </Button>
          <Button look="next" size="big" busy={busy} onClick={() => void done()}>
            {busy ? words.saving : drawWords.done}
          </Button>
        </div>
      </div>
    </div>
  );
}
