import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useProject } from '../app/context';
import { readTypedAmount, typedAmount } from '../domain/amounts';
import { TextField } from '../ui/fields/TextField';

interface AmountFieldProps {
  label: string;
  hint?: string;
  /** In hundredths of the project's currency; null: none. */
  value: number | null;
  /** What was typed before and is no amount. */
  wrong?: string | null;
  /** `wrong`: what was typed if it is no amount, so that the one before stays. */
  onChange: (value: number | null, wrong: string | null) => void;
}

/** An amount as text, with the decimal sign of the person's language. */
export function AmountField({ label, hint, value, wrong = null, onChange }: AmountFieldProps) {
  const currency = useProject()?.currency ?? '';
  const [typed, setTyped] = useState(wrong);
  /** While somebody types, nothing is wrong yet. */
  const [left, setLeft] = useState(wrong !== null);
  const read = typed === null ? { amount: value } : readTypedAmount(typed);
  // What somebody else sets meanwhile is shown, in place of what was typed before.
  const shown = typed !== null && (read === 'wrong' || read.amount === value);
  return (
    <TextField
      label={t`${label} (${currency})`}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={shown ? typed : typedAmount(value)}
      onChange={({ target }) => {
        const next = readTypedAmount(target.value);
        setTyped(target.value);
        if (next !== 'wrong') setLeft(false);
        onChange(next === 'wrong' ? value : next.amount, next === 'wrong' ? target.value : null);
      }}
      onBlur={() => setLeft(read === 'wrong')}
      onKeyDown={({ key }) => {
        if (key === 'Enter') setLeft(read === 'wrong');
      }}
      error={left && read === 'wrong' ? t`Enter an amount, such as ${typedAmount(12_050)}.` : null}
    />
  );
}
