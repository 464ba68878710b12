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
  /** `isWrong`: what was typed is no amount, so the one before stays. */
  onChange: (value: number | null, isWrong: boolean) => void;
}

/** An amount as text, with the decimal sign of the person's language. */
export function AmountField({ label, hint, value, onChange }: AmountFieldProps) {
  const currency = useProject()?.currency ?? '';
  const [typed, setTyped] = useState<string | null>(null);
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
        onChange(next === 'wrong' ? value : next.amount, next === 'wrong');
      }}
      error={read === 'wrong' ? t`Enter an amount, such as ${typedAmount(12_050)}.` : null}
    />
  );
}
