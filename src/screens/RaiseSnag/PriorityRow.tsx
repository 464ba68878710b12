import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { usualDueDay } from '../../../rules/due';
import type { PriorityRow_project$key } from '../../../__generated__/relay/PriorityRow_project.graphql';
import type { RaiseSnagValues } from '../../app/events/useRaiseSnag';
import { AmountField } from '../../parts/AmountField';
import { CompanyField } from '../../parts/CompanyField';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { TextArea, TextField } from '../../ui/fields/TextField';
import { ChevronIcon } from '../../ui/icons';
import { choicesOf, priorityLabels, typeLabels } from '../../ui/messages/snagMessages';
import { dateFormat } from '../../ui/messages/dateFormat';
import { Sheet } from '../../ui/overlays/Sheet';
import { messages } from './messages';
import styles from './PriorityRow.module.css';

interface PriorityRowProps {
  project: PriorityRow_project$key;
  fields: RaiseSnagValues;
  onChange: (fields: RaiseSnagValues) => void;
  /** The current day in the project's time zone, YYYY-MM-DD. */
  today: string;
  wrong: { description: string | null; due: string | null; cost: string | null };
  /** What was typed as the cost and is no amount. */
  wrongCost: string | null;
  onWrongCost: (typed: string | null) => void;
}

/** Priority, due date and company as they will be, and the sheet that changes them. */
export function PriorityRow({
  project,
  fields,
  onChange,
  today,
  wrong,
  wrongCost,
  onWrongCost,
}: PriorityRowProps) {
  const data = useFragment(
    graphql`
      fragment PriorityRow_project on Project {
        # What is raised without a signal says when it is due.
        dueDays {
          # eslint-disable-next-line relay/unused-fields -- rules/due.ts reads them
          low
          # eslint-disable-next-line relay/unused-fields -- as above
          medium
          # eslint-disable-next-line relay/unused-fields -- as above
          high
          # eslint-disable-next-line relay/unused-fields -- as above
          critical
        }
        workingDays
        trades {
          id
          defaultCompany {
            id
            name
            archived
          }
        }
        companies {
          id
          name
        }
        ...CompanyField_project
      }
    `,
    project,
  );
  const [open, setOpen] = useState(false);
  const { companyId, dueOn, priority = 'MEDIUM', ...rest } = fields;
  const trade = data.trades.find(({ id }) => id === fields.tradeId);
  const usual = trade?.defaultCompany?.archived === false ? trade.defaultCompany.name : null;
  const chosen = data.companies.find(({ id }) => id === companyId)?.name;
  const company = companyId == null ? usual : chosen;
  const due = dueOn ?? usualDueDay(today, priority, data.dueDays, data.workingDays);
  const error = wrong.due ?? wrong.description ?? wrong.cost;
  const values = {
    ...rest,
    priority,
    ...(dueOn !== undefined && { dueOn }),
    ...(companyId !== undefined && { companyId }),
  };
  const { companyId: _company, ...withoutCompany } = values;
  const { dueOn: _due, ...withoutDue } = values;
  return (
    <div data-invalid={error === null ? undefined : ''}>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        aria-describedby={error === null ? undefined : 'priority-error'}
        onClick={() => setOpen(true)}
      >
        <span className={styles.facts}>
          <span>{messages.priorityAndDue[priority](dayText(due, today))}</span>
          <span className={styles.fact}>
            {company == null ? messages.noCompany : messages.forCompany(company)}
          </span>
        </span>
        <ChevronIcon size={18} className={styles.chevron} />
      </button>
      {error !== null && (
        <p id="priority-error" className={styles.error}>
          {error}
        </p>
      )}
      <Sheet open={open} onClose={() => setOpen(false)} title={messages.more}>
        <Choice
          label={messages.priority}
          options={choicesOf(priorityLabels)}
          value={priority}
          onChange={(to) => onChange({ ...values, priority: to })}
        />
        <TextField
          label={messages.due}
          hint={messages.dueHint}
          type="date"
          min={today}
          value={dueOn ?? ''}
          onChange={({ target }) =>
            onChange(target.value === '' ? withoutDue : { ...values, dueOn: target.value })
          }
          error={wrong.due}
        />
        <CompanyField
          project={data}
          nobody={messages.companyDefault}
          value={companyId ?? null}
          onChange={(to) => onChange(to === null ? withoutCompany : { ...values, companyId: to })}
        />
        <Choice
          label={messages.type}
          options={choicesOf(typeLabels)}
          value={fields.type ?? 'DEFECT'}
          onChange={(type) => onChange({ ...values, type })}
        />
        <TextArea
          label={messages.description}
          value={fields.description ?? ''}
          onChange={({ target }) => onChange({ ...values, description: target.value })}
          error={wrong.description}
        />
        <AmountField
          label={messages.cost}
          hint={messages.costHint}
          value={fields.cost ?? null}
          wrong={wrongCost}
          onChange={(cost, typed) => {
            onWrongCost(typed);
            onChange({ ...values, cost });
          }}
        />
        <Button look="ink" size="big" wide onClick={() => setOpen(false)}>
          {messages.done}
        </Button>
      </Sheet>
    </div>
  );
}

/** “11 December”, with the year if it is another one. */
function dayText(day: string, today: string): string {
  return dateFormat({
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(Date.parse(day));
}
