import { handoverLimits, type Strokes } from '../../../rules/handovers';
import { TextArea, TextField } from '../../ui/fields/TextField';
import { SignaturePad } from './SignaturePad';
import { signatureMessages as messages } from './signatureMessages';

export interface EnteredSignature {
  readonly name: string;
  readonly company: string;
  readonly strokes: Strokes;
  readonly except: string;
  readonly reservations: string;
}

interface SignatureFieldsProps {
  values: EnteredSignature;
  onChange: (part: Partial<EnteredSignature>) => void;
  nameError: string | null;
  exceptError: string | null;
}

/** Who signs, and what they except and reserve. */
export function SignatureFields({
  values: { name, company, strokes, except, reservations },
  onChange,
  nameError,
  exceptError,
}: SignatureFieldsProps) {
  return (
    <>
      <TextField
        label={messages.name}
        value={name}
        maxLength={handoverLimits.line}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
        error={nameError}
      />
      <TextField
        label={messages.company}
        value={company}
        maxLength={handoverLimits.line}
        autoComplete="off"
        onChange={({ target }) => onChange({ company: target.value })}
      />
      <SignaturePad strokes={strokes} onChange={(drawn) => onChange({ strokes: drawn })} />
      <TextField
        label={messages.except}
        hint={messages.exceptHint}
        value={except}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => onChange({ except: target.value })}
        error={exceptError}
      />
      <TextArea
        label={messages.reservations}
        hint={messages.reservationsHint}
        value={reservations}
        maxLength={handoverLimits.reservations}
        onChange={({ target }) => onChange({ reservations: target.value })}
      />
    </>
  );
}

/**
 * “12, 17 31”, with or without the project's code before a number; null if something else stands
 * there.
 */
export function readNumbers(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const numbers = parts.map((part) => /^(?:[A-Za-z0-9]+-|#)?(\d{1,9})$/.exec(part)?.[1]);
  return numbers.some((number) => number === undefined) || numbers.length > handoverLimits.excepted
    ? null
    : numbers.map(Number);
}
