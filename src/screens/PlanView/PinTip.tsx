import { statusWords } from '../../ui/StatusMark';
import styles from './Marks.module.css';
import type { PlanPin } from './pins';
import { atSpot } from './useLaid';
import { words } from './messages';

/** Number and title of the pin under the hand. The button itself says the same, so this is for the eye alone. */
export function PinTip({ pin, code, title }: { pin: PlanPin; code: string; title: string | null }) {
  return (
    <div className={styles.tip} {...atSpot(pin)} aria-hidden="true">
      <p>
        <strong>{pin.number === null ? words.unsent : words.reference(code, pin.number)}</strong> {title ?? statusWords[pin.status]}
      </p>
    </div>
  );
}
