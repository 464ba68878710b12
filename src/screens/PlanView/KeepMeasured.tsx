import { useEffect, useState } from 'react';
import { useAddComment } from '../../app/events/useAddComment';
import { toProblem } from '../../domain/errors';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/fields/SelectField';
import { Notice } from '../../ui/Notice';
import { measureMessages as messages } from './measureMessages';
import styles from './MeasureView.module.css';
import type { PlanPin } from './pins';
import { messages as planMessages } from './messages';
import { useAskPinFacts, usePinFacts } from './usePinFacts';
import type { Spot } from './view';

interface KeepMeasuredProps {
  code: string;
  pins: readonly PlanPin[];
  selected: string | null;
  /** The last point. */
  near: Spot;
  /** The comment. */
  body: string;
  onKept: () => void;
}

/** Number of nearest snags offered. */
const offered = 8;

/** Keeps what was measured as a comment on the open snag, or on one near it. */
export function KeepMeasured({ code, pins, selected, near, body, onKept }: KeepMeasuredProps) {
  const away = (pin: PlanPin): number =>
    pin.key === selected ? -1 : Math.hypot(pin.x - near.x, pin.y - near.y);
  const nearest = pins.toSorted((one, other) => away(one) - away(other)).slice(0, offered);
  const [chosen, setChosen] = useState<string | null>(null);
  const pin = nearest.find(({ key }) => key === chosen) ?? nearest[0];
  const number = pin?.number ?? null;
  const ask = useAskPinFacts(code);
  useEffect(() => {
    if (number !== null) ask(number);
  }, [number, ask]);
  const facts = usePinFacts(code, number);
  const addComment = useAddComment();
  const [problem, setProblem] = useState<string | null>(null);
  if (pin === undefined) return null;
  const nameOf = ({ number: of }: PlanPin): string =>
    of === null ? planMessages.unsent : planMessages.reference(code, of);
  const snagId = pin.number === null ? pin.key : (facts?.id ?? null);
  const mayComment =
    snagId !== null && (facts === null || facts.allowedActions.includes('COMMENT'));

  async function keep(): Promise<void> {
    if (snagId === null || pin === undefined) return;
    setProblem(null);
    try {
      await addComment(snagId, body);
      announce(messages.kept(nameOf(pin)));
      onKept();
    } catch (error) {
      setProblem(toProblem(error).sentence);
    }
  }

  return (
    <div className={styles.keep}>
      <Notice kind="refused">{problem}</Notice>
      <SelectField
        label={messages.keepOn}
        value={pin.key}
        hint={facts?.displayTitle}
        onChange={({ target }) => setChosen(target.value)}
      >
        {nearest.map((each) => (
          <option key={each.key} value={each.key}>
            {nameOf(each)}
          </option>
        ))}
      </SelectField>
      <Button look="ink" disabled={!mayComment} onClick={() => void keep()}>
        {messages.keep}
      </Button>
    </div>
  );
}
