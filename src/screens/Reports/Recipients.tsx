import { TextArea } from '../../ui/fields/TextField';
import { Choices } from '../../ui/fields/Choices';
import { factList } from '../../domain/lists';
import { readInvitees } from '../../domain/readInvitees';
import { mailMessages as messages } from './mailMessages';

export interface RecipientValues {
  text: string;
  toCompany: boolean;
}

/** What of the values can be sent, and what is wrong with them. */
export function readRecipients({ text, toCompany }: RecipientValues): { addresses: readonly string[]; toCompany: boolean; problem: string | null } {
  const { emails: addresses, wrong } = readInvitees(text);
  const problem = wrong.length > 0 ? messages.wrong(factList(wrong.slice(0, 5).map(messages.quoted))) : addresses.length === 0 && !toCompany ? messages.needed : null;
  return { addresses, toCompany, problem };
}

interface RecipientsProps {
  values: RecipientValues;
  /** Null where there is no company whose people could get it. */
  company: string | null;
  error: string | null;
  onChange: (values: RecipientValues) => void;
}

/** To whom a report goes: the people of its company, and addresses. */
export function Recipients({ values, company, error, onChange }: RecipientsProps) {
  return (
    <>
      {company !== null && (
        <Choices label={messages.toCompany} options={[{ value: 'company', label: company }]} values={values.toCompany ? ['company'] : []} onChange={(chosen) => onChange({ ...values, toCompany: chosen.length > 0 })} />
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
