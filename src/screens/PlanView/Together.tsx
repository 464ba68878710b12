import { Sheet } from '../../ui/overlays/Sheet';
import { StatusMark } from '../../ui/StatusMark';
import styles from './PlanView.module.css';
import type { PlanPin } from './pins';
import { usePinFacts } from './usePinFacts';
import { messages } from './messages';

interface TogetherProps {
  pins: readonly PlanPin[];
  /** @default that they are at one spot */
  title?: string;
  code: string;
  onOpen: (key: string) => void;
  onClose: () => void;
}

/** List of snags: by default at the same spot, which no zoom separates. */
export function Together({
  pins,
  title = messages.together(pins.length),
  code,
  onOpen,
  onClose,
}: TogetherProps) {
  return (
    <Sheet open onClose={onClose} title={title}>
      <ul className={styles.together}>
        {pins.map((pin) => (
          <li key={pin.key}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onOpen(pin.key);
              }}
            >
              <StatusMark status={pin.status} />
              <Title pin={pin} code={code} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Title({ pin, code }: { pin: PlanPin; code: string }) {
  const facts = usePinFacts(code, pin.number);
  return (
    <span>
      <strong>
        {pin.number === null ? messages.unsent : messages.reference(code, pin.number)}
      </strong>{' '}
      <bdi>{facts?.displayTitle}</bdi>
    </span>
  );
}
