import { useEffect, useState } from 'react';
import { useAddComment } from '../../app/events/useAddComment';
import { toProblem } from '../../domain/errors';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/fields/SelectField';
import { Notice } from '../../ui/Notice';
import { measureMessages as messages } from './measureMessages';
import styles from './MeasureView.module.css';
import type { SheetSize } from './clusters';
import type { PlanPin } from './pins';
import { messages as planMessages } from './messages';
import { useAskPinFacts, usePinFacts } from './usePinFacts';
import type { Spot } from './view';

interface KeepMeasuredProps {
  code: string;
  pins: readonly PlanPin[];
  selected: string | null;
  /** Of the sheet, for distances. */
  size: SheetSize;
  /** The last point. */
  near: Spot;
  /** The comment. */
  body: string;
  onKept: () => void;
}

/** Number of nearest snags offered. */
const offered = 8;

/** Keeps what was measured as a comment on the open snag, or on one near it. */
export function KeepMeasured({
  code,
  pins,
  selected,
  size,
  near,
  body,
  onKept,
}: KeepMeasuredProps) {
  const away = (pin: PlanPin): number =>
    pin.key === selected
      ? -1
      : Math.hypot((pin.x - near.x) * size.width, (pin.y - near.y) * size.height);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const byDistance = pins.toSorted((one, other) => away(one) - away(other));
  // The chosen one stays in the list when another point is set.
  const nearest = byDistance.filter(({ key }, index) => index < offered || key === chosen);
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
    setBusy(true);
    try {
      await addComment(snagId, body);
      announce(messages.kept(nameOf(pin)));
      onKept();
    } catch (error) {
      setProblem(toProblem(error).sentence);
    } finally {
      setBusy(false);
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
      <Button look="ink" busy={busy} disabled={!mayComment} onClick={() => void keep()}>
        {messages.keep}
      </Button>
    </div>
  );
}
