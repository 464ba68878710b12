import { TextArea } from '../../ui/fields/TextField';
import { Choices } from '../../ui/fields/Choices';
import { factList } from '../../domain/lists';
import { readInvitees } from '../../domain/readInvitees';
import { mailMessages as messages } from './mailMessages';

export interface RecipientValues {
  text: string;
  toCompany: boolean;
}

/** The valid recipients of a form's values, and its errors. */
export function readRecipients({ text, toCompany }: RecipientValues): {
  addresses: readonly string[];
  toCompany: boolean;
  problem: string | null;
} {
  const { emails: addresses, wrong } = readInvitees(text);
  const problem =
    wrong.length > 0
      ? messages.wrong(factList(wrong.slice(0, 5).map(messages.quoted)))
      : addresses.length === 0 && !toCompany
        ? messages.needed
        : null;
  return { addresses, toCompany, problem };
}

interface RecipientsProps {
  values: RecipientValues;
  /** Null if the report is for no company. */
  company: string | null;
  error: string | null;
  onChange: (values: RecipientValues) => void;
}

/** The fields for recipients: the people of the report's company, and e-mail addresses. */
export function Recipients({ values, company, error, onChange }: RecipientsProps) {
  return (
    <>
      {company !== null && (
        <Choices
          label={messages.toCompany}
          options={[{ value: 'company', label: company }]}
          values={values.toCompany ? ['company'] : []}
          onChange={(chosen) => onChange({ ...values, toCompany: chosen.length > 0 })}
        />
      )}
      <TextArea
        label={messages.addresses}
        hint={messages.addressesHint}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={values.text}
        onChange={({ target }) => onChange({ ...values, text: target.value })}
        error={error}
      />
    </>
  );
}
