import { useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { linkMessages as messages } from './linkMessages';

interface LinkRowProps {
  /** On its mark too. */
  number: number;
  toCode: string;
  busy: boolean;
  onRemove: () => void;
}

/** A link in the list below the sheets; asks before it is removed for everybody. */
export function LinkRow({ number, toCode, busy, onRemove }: LinkRowProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const opener = useReturnFocus(asking, () => setAsking(false));
  if (!asking)
    return (
      <li>
        <Button ref={opener} look="quiet" onClick={() => setAsking(true)}>
          {`${number} · ${messages.remove(toCode)}`}
        </Button>
      </li>
    );
  return (
    <li>
      <div role="group" aria-labelledby={id}>
        <p id={id}>{`${number} · ${messages.sure(toCode)}`}</p>
        <Actions>
          <Button look="danger" busy={busy} onClick={onRemove}>
            {messages.remove(toCode)}
          </Button>
          <Button autoFocus look="quiet" onClick={() => setAsking(false)}>
            {messages.keep}
          </Button>
        </Actions>
      </div>
    </li>
  );
}
