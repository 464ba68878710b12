import { useRef, type PointerEvent } from 'react';
import { SnagRow } from '../../parts/list/SnagRow';
import { useNow } from '../../domain/time';
import { messages } from './messages';
import styles from './PinPeek.module.css';
import { usePeek } from './usePeek';

interface PinPeekProps {
  code: string;
  planCode: string;
  timeZone: string;
  /** The pin's snag. */
  number: number;
  onOpen: () => void;
  onClose: () => void;
}

/** Drag distance from which it opens the snag or closes, in px. */
const farPx = 24;

/** The row of the snag whose pin was tapped; pulled up or pressed it opens the snag. */
export function PinPeek({ code, planCode, timeZone, number, onOpen, onClose }: PinPeekProps) {
  const { facts, peek } = usePeek(code, number, onClose);
  const now = useNow();
  const from = useRef<number | null>(null);
  const down = ({ isPrimary, clientY }: PointerEvent) => {
    if (isPrimary) from.current = clientY;
  };
  const up = ({ clientY }: PointerEvent) => {
    const pulled = from.current === null ? 0 : from.current - clientY;
    from.current = null;
    if (pulled > farPx) onOpen();
    else if (pulled < -farPx) onClose();
  };
  return (
    <section
      ref={peek}
      className={styles.peek}
      tabIndex={-1}
      aria-label={messages.snag}
      data-peek=""
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={() => (from.current = null)}
    >
      <span className={styles.grab} />
      {facts !== null && (
        <ul>
          <SnagRow
            snag={facts}
            code={code}
            plan={planCode}
            selected={false}
            gone={false}
            level={2}
            placed={false}
            ownCompany={false}
            checked={null}
            onCheck={undefined}
            now={now}
            timeZone={timeZone}
            item={0}
            gapPx={0}
            position={1}
            setSize={1}
            measure={nothing}
            stop
          />
        </ul>
      )}
    </section>
  );
}

const nothing = () => undefined;
