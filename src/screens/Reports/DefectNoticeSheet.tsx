import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DefectNoticeSheet_project$key } from '../../../__generated__/relay/DefectNoticeSheet_project.graphql';
import type {
  DefectNoticeSheetSendMutation,
  SendDefectNoticeInput,
} from '../../../__generated__/relay/DefectNoticeSheetSendMutation.graphql';
import { isAmount } from '../../../rules/amounts';
import {
  basesFor,
  isDeadlineTooEarly,
  needsDeadline,
  type NoticeBasis,
  noticeLimits,
  type NoticeWay,
} from '../../../rules/defectNotices';
import { dayIn } from '../../../rules/days';
import { reportLanguages } from '../../../rules/reportLanguages';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { filterInput, useSnagFilters, valuesOf } from '../../domain/filters';
import { newId } from '../../domain/ids';
import { languageName } from '../../domain/languageName';
import { factList } from '../../domain/lists';
import { useNow } from '../../domain/time';
import { AmountField } from '../../parts/AmountField';
import { CompanyField } from '../../parts/CompanyField';
import { SendFirstNotice } from '../../parts/unsent/SendFirstNotice';
import { useSendFirst } from '../../parts/unsent/useSendFirst';
import { Disclosure } from '../../ui/Disclosure';
import { Choice } from '../../ui/fields/Choice';
import { Choices } from '../../ui/fields/Choices';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { SelectField } from '../../ui/fields/SelectField';
import { TextArea, TextField } from '../../ui/fields/TextField';
import { choicesOf } from '../../ui/messages/snagMessages';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { defectNoticeMessages as messages } from './defectNoticeMessages';
import { mailMessages } from './mailMessages';
import { readRecipients, Recipients, type RecipientValues } from './Recipients';
import { usualSettings } from './reportSettings';
import styles from './Reports.module.css';
import { type NoticeDraft, useNoticeDraft } from './useNoticeDraft';

/** A second notice or a withdrawal, and which notice it follows. */
export interface Following {
  id: string;
  number: number;
  kind: 'SECOND' | 'WITHDRAWAL';
  basis: NoticeBasis;
  companyId: string;
  company: string;
}

interface DefectNoticeSheetProps {
  project: DefectNoticeSheet_project$key;
  code: string;
  follows: Following | null;
  /** Of the newest notice of the project, which the next one probably has too. */
  lastBasis: NoticeBasis | null;
  sendsMail: boolean;
  onSent: (id: string) => void;
  onClose: () => void;
}

/** Writes a notice from the list behind it, or one that follows another, and sends it. */
export function DefectNoticeSheet({
  project,
  code,
  follows,
  lastBasis,
  sendsMail,
  onSent,
  onClose,
}: DefectNoticeSheetProps) {
  const data = useFragment(
    graphql`
      fragment DefectNoticeSheet_project on Project {
        id
        timeZone
        ...CompanyField_project
      }
    `,
    project,
  );
  const { id: projectId, timeZone } = data;
  const [filters] = useSnagFilters();
  const [usual] = useState(usualSettings);
  const [companyId, setCompany] = useState<string | null>(
    () => follows?.companyId ?? onlyOf(filters.company),
  );
  const [works, setWorks] = useState<'BEFORE' | 'AFTER' | null>(null);
  const [isAccepted, setAccepted] = useState(false);
  const kind = follows?.kind ?? works ?? (isAccepted ? 'AFTER' : 'BEFORE');
  const [chosen, setBasis] = useState<NoticeBasis>(follows?.basis ?? lastBasis ?? 'OWN');
  const offered = basesFor(kind);
  const basis = offered.includes(chosen) ? chosen : (offered[0] ?? 'OWN');
  const [language, setLanguage] = useState(usual.language);
  const [typed, setTyped] = useState<string | null>(null);
  const [keepText, setKeepText] = useState(false);
  const [amount, setAmount] = useState<number | null | undefined>();
  const [amountWrong, setAmountWrong] = useState(false);
  const [showAmount, setShowAmount] = useState(false);
  const [deadline, setDeadline] = useState<string | null>(null);
  const [way, setWay] = useState<NoticeWay>(sendsMail ? 'MAIL' : 'PRINT');
  const [recipients, setRecipients] = useState<RecipientValues>({ text: '', toCompany: true });
  const [tried, setTried] = useState(false);
  const {
    draft,
    problem: noDraft,
    again,
  } = useNoticeDraft(
    code,
    companyId === null
      ? null
      : {
          companyId,
          kind,
          basis,
          language,
          // Not the list's usual chip, which leaves out what a company disputes.
          filter: follows === null ? filterInput({ chip: 'OUTSTANDING', ...filters }) : null,
          previousId: follows?.id ?? null,
        },
  );
  // What the texts of a company with accepted works begin with, unless something else is chosen or
  // a text was typed, which was of these.
  if (draft !== null && typed === null && draft.isAccepted !== isAccepted)
    setAccepted(draft.isAccepted);
  const send = useSendDefectNotice();
  const stamp = useStamp();
  const once = useOnce(() => ({ ...stamp(), id: newId('notice') }));
  const { busy, problem, run } = useSubmit(onClose);
  const first = useSendFirst(projectId);
  const today = dayIn(timeZone, useNow());
  const text = typed ?? draft?.text ?? '';
  const deadlineOn = needsDeadline(kind) ? (deadline ?? draft?.deadlineOn ?? '') : null;
  const cost = amount === undefined ? sumOf(draft?.snags ?? []) : amount;
  const read = readRecipients({
    ...recipients,
    toCompany: recipients.toCompany && (draft?.people.length ?? 0) > 0,
  });
  const wrong = {
    company: companyId === null ? messages.chooseCompany : null,
    deadline:
      deadlineOn !== null && isDeadlineTooEarly(deadlineOn, today)
        ? messages.deadlineMissing
        : null,
    amount: amountWrong ? messages.amount : null,
    text: text.trim() === '' ? messages.textMissing : null,
    snags: draft === null ? null : snagsProblem(draft),
    recipients: way === 'MAIL' ? read.problem : null,
    way: way === 'LINK' && draft?.hasLink === false ? messages.noLink : null,
  };
  const submit = () => {
    setTried(true);
    if (draft === null || companyId === null || Object.values(wrong).some((each) => each !== null))
      return;
    const values = {
      projectId,
      companyId,
      kind,
      basis,
      previousId: follows?.id ?? null,
      language,
      paper: usual.paper,
      text,
      keepText,
      deadlineOn,
      ...(deadlineOn !== null && { amount: cost, showAmount: cost !== null && showAmount }),
      snagIds: draft.snags.map(({ id }) => id),
      way,
      addresses: way === 'MAIL' ? read.addresses : [],
      toCompany: way === 'MAIL' && read.toCompany,
    };
    run(async () => {
      await first.send();
      try {
        await once(values, async (input) => {
          await send(input);
          onSent(input.id);
        });
      } catch (error) {
        // What it refuses may have changed since the form was opened.
        again();
        throw error;
      }
    });
  };
  const choose = (change: () => void) => {
    // Another text is chosen with it.
    setTyped(null);
    change();
  };
  const chooseCompany = (to: string | null) => {
    setCompany(to);
    // What was typed is what the works of the other one cost.
    setAmount(undefined);
    setAmountWrong(false);
    setShowAmount(false);
  };
  const title = follows === null ? messages.write : messages.titleOf[follows.kind](follows.number);
  return (
    <Sheet open onClose={onClose} title={title}>
      <Form label={title} onSubmit={submit} opened>
        {follows === null ? (
          <CompanyField
            project={data}
            label={messages.company}
            nobody={messages.chooseCompany}
            value={companyId}
            onChange={chooseCompany}
            error={tried ? wrong.company : null}
          />
        ) : (
          <p className={styles.name}>{follows.company}</p>
        )}
        {follows === null && (
          <Choice
            label={messages.kind}
            options={choicesOf(messages.kinds)}
            value={kind === 'AFTER' ? 'AFTER' : 'BEFORE'}
            onChange={(value) => choose(() => setWorks(value))}
          />
        )}
        <SelectField
          label={messages.basis}
          value={basis}
          onChange={({ target }) =>
            choose(() => setBasis(offered.find((each) => each === target.value) ?? 'OWN'))
          }
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {messages.bases[each]}
            </option>
          ))}
        </SelectField>
        {deadlineOn !== null && (
          <TextField
            label={messages.deadline}
            hint={messages.deadlineHint}
            type="date"
            value={deadlineOn}
            onChange={({ target }) => setDeadline(target.value)}
            error={tried ? wrong.deadline : null}
          />
        )}
        {draft !== null && follows === null && (
          <p className={styles.facts}>{messages.listIs(draft.about)}</p>
        )}
        {draft !== null && <Snags draft={draft} problem={wrong.snags} />}
        {deadlineOn !== null && (
          <AmountField
            key={companyId}
            label={messages.amount}
            hint={messages.amountHint}
            value={cost}
            onChange={(to, wrongAmount) => {
              setAmountWrong(wrongAmount !== null);
              setAmount(to);
            }}
          />
        )}
        {deadlineOn !== null && cost !== null && (
          <Choices
            label={messages.amountLabel}
            options={[{ value: 'show', label: messages.showAmount }]}
            values={showAmount ? ['show'] : []}
            onChange={(values) => setShowAmount(values.includes('show'))}
          />
        )}
        <SelectField
          label={messages.language}
          value={language}
          onChange={({ target }) =>
            choose(() =>
              setLanguage(reportLanguages.find((each) => each === target.value) ?? usual.language),
            )
          }
        >
          {reportLanguages.map((each) => (
            <option key={each} value={each}>
              {languageName(each)}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={messages.text}
          hint={
            draft?.isEnglish === true && typed === null
              ? factList([messages.noAdvice, messages.fromEnglish])
              : messages.noAdvice
          }
          lang={language}
          rows={10}
          value={text}
          maxLength={noticeLimits.text}
          onChange={({ target }) => setTyped(target.value)}
          error={tried ? wrong.text : null}
        />
        {typed !== null && (
          <Choices
            label={messages.keepLabel}
            options={[{ value: 'keep', label: messages.keepText }]}
            values={keepText ? ['keep'] : []}
            onChange={(values) => setKeepText(values.length > 0)}
          />
        )}
        <Choice
          label={messages.way}
          options={choicesOf(messages.ways).filter(({ value }) => value !== 'MAIL' || sendsMail)}
          value={way}
          onChange={setWay}
          hint={way === 'LINK' ? messages.linkHint : way === 'PRINT' ? messages.printHint : null}
          error={wrong.way}
        />
        {way === 'MAIL' && (
          <Recipients
            values={recipients}
            company={
              draft === null || draft.people.length === 0
                ? null
                : mailMessages.itsPeople(factList(draft.people))
            }
            error={tried ? wrong.recipients : null}
            onChange={setRecipients}
          />
        )}
        <SendFirstNotice first={first} />
        <Notice kind="refused">{noDraft}</Notice>
        <FormActions
          label={messages.send}
          busyLabel={messages.sending}
          busy={busy}
          problem={problem}
          onCancel={onClose}
        />
      </Form>
    </Sheet>
  );
}

/** How many snags it has, which ones, and what of the list is not in it. */
function Snags({ draft, problem }: { draft: NoticeDraft; problem: string | null }) {
  const { number, snags, leftOut } = draft;
  return (
    <>
      <p role="status">{problem ?? messages.snags(String(number), snags.length)}</p>
      {leftOut > 0 && <p className={styles.facts}>{messages.leftOut(leftOut)}</p>}
      {snags.length > 0 && (
        <Disclosure label={messages.show}>
          <ul className={styles.mails}>
            {snags.map(({ id, reference, displayTitle }) => (
              <li key={id} className={styles.facts}>
                {reference} {displayTitle}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** What its snags cost together; null if none says it, or it is more than an amount can be. */
function sumOf(snags: NoticeDraft['snags']): number | null {
  const costs = snags.flatMap(({ cost }) => cost ?? []);
  const sum = costs.reduce((before, cost) => before + cost, 0);
  return costs.length > 0 && isAmount(sum) ? sum : null;
}

const snagsProblem = ({ snags }: NoticeDraft): string | null =>
  snags.length === 0
    ? messages.noSnags
    : snags.length > noticeLimits.snags
      ? messages.tooMany(noticeLimits.snags)
      : null;

/** The company of a list that is narrowed to one. */
function onlyOf(field: string | undefined): string | null {
  const [first, ...others] = valuesOf(field);
  return first === undefined || others.length > 0 || !first.startsWith('company_') ? null : first;
}

/** Sends a notice. Rejects with the server's refusal. */
function useSendDefectNotice(): (input: SendDefectNoticeInput) => Promise<void> {
  return useMutate<DefectNoticeSheetSendMutation>(graphql`
    mutation DefectNoticeSheetSendMutation($input: SendDefectNoticeInput!) {
      sendDefectNotice(input: $input) {
        project {
          ...DefectNotices_project
        }
      }
    }
  `);
}
