import { memo } from 'react';
import { factList } from '../../domain/lists';
import { PendingMark } from '../../ui/marks';
import { classes } from '../../ui/classes';
import { StatusMark, statusLabels } from '../../ui/StatusMark';
import styles from './Marks.module.css';
import type { PlanPin } from './pins';
import { atSpot } from './useLaid';
import { messages } from './messages';

interface PinMarkProps {
  pin: PlanPin;
  code: string;
  selected: boolean;
  /** It is the tab stop of the marks. */
  reached: boolean;
  /** The snag's title, once loaded. */
  title: string | null;
  onOpen: (key: string) => void;
  onRest: (pin: PlanPin | null) => void;
}

/** The pin of one snag, as a button over the sheet. */
export const PinMark = memo(function PinMark({
  pin,
  code,
  selected,
  reached,
  title,
  onOpen,
  onRest,
}: PinMarkProps) {
  const reference = pin.number === null ? messages.unsent : messages.reference(code, pin.number);
  return (
    <button
      type="button"
      className={classes(styles.mark, selected && styles.selected)}
      {...atSpot(pin)}
      data-mark={pin.key}
      tabIndex={reached ? 0 : -1}
      aria-label={factList([
        reference,
        statusLabels[pin.status],
        ...(pin.overdue ? [messages.overdue] : []),
        ...(title === null ? [] : [title]),
      ])}
      aria-current={selected ? 'true' : undefined}
      // Keyboard clicks only: pointer presses come from the viewer, which tells them from pans.
      onClick={({ detail }) => detail === 0 && onOpen(pin.key)}
      onFocus={() => onRest(pin)}
      onBlur={() => onRest(null)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onRest(pin)}
      onPointerLeave={() => onRest(null)}
    >
      <span className={classes(styles.disc, styles[pin.status], pin.overdue && styles.overdue)}>
        <StatusMark status={pin.status} />
        {pin.number === null && (
          <span className={styles.pending}>
            <PendingMark />
          </span>
        )}
      </span>
    </button>
  );
});
