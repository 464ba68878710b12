import { useState } from 'react';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { scaleOf } from './measure';
import { measureMessages as messages } from './measureMessages';
import styles from './MeasureView.module.css';

interface ScaleFieldsProps {
  /** The sheet is drawn at 1 : `scale`; null: not known. */
  scale: number | null;
  /** The measured distance in mm on paper; null if there is not one of two points. */
  mm: number | null;
  /** Null: what is entered is none. */
  onScale: (scale: number | null) => void;
}

/** The scale of the sheet: as a number, or from a distance that is known. */
export function ScaleFields({ scale, mm, onScale }: ScaleFieldsProps) {
  const [entered, setEntered] = useState<string | null>(null);
  const [known, setKnown] = useState<string | null>(null);
  const opener = useReturnFocus(known !== null, () => setKnown(null));
  const knownLength = messages.read(known ?? '');
  const use = () => {
    if (knownLength === null || mm === null || mm === 0) return;
    onScale(scaleOf(knownLength, mm));
    setEntered(null);
    setKnown(null);
  };
  return (
    <div className={styles.scale}>
      <TextField
        label={messages.scale}
        hint={messages.scaleHint}
        inputMode="decimal"
        value={entered ?? (scale === null ? '' : messages.typed(scale))}
        onChange={({ target }) => {
          setEntered(target.value);
          onScale(messages.read(target.value));
        }}
        onBlur={() => scale !== null && setEntered(null)}
        error={entered !== null && entered !== '' && scale === null ? messages.scaleWrong : null}
      />
      {mm !== null && known === null && (
        <Button ref={opener} onClick={() => setKnown('')}>
          {messages.known}
        </Button>
      )}
      {mm !== null && known !== null && (
        <form
          className={styles.scale}
          aria-label={messages.known}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            use();
          }}
        >
          <TextField
            label={messages.knownLength}
            inputMode="decimal"
            autoFocus
            value={known}
            onChange={({ target }) => setKnown(target.value)}
            error={known !== '' && knownLength === null ? messages.knownWrong : null}
          />
          <Button type="submit">{messages.use}</Button>
        </form>
      )}
    </div>
  );
}
