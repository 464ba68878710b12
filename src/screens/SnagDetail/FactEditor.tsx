import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FactEditor_project$key } from '../../../__generated__/relay/FactEditor_project.graphql';
import type { FactEditor_snag$key } from '../../../__generated__/relay/FactEditor_snag.graphql';
import { firstDueDay, isDueTooEarly } from '../../../rules/due';
import type { SnagFields } from '../../../rules/snag';
import { useEditSnag } from '../../app/events/useEditSnag';
import { only } from '../../domain/changedFields';
import { toProblem } from '../../domain/errors';
import { useNow } from '../../domain/time';
import { offered } from '../../parts/archived';
import { AmountField } from '../../parts/AmountField';
import { CompanyField } from '../../parts/CompanyField';
import { LocationField } from '../../parts/LocationField';
import { tooLong } from '../../parts/tooLong';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { Actions, Form } from '../../ui/fields/Form';
import { SelectField } from '../../ui/fields/SelectField';
import { TextArea, TextField } from '../../ui/fields/TextField';
import { choicesOf, priorityLabels, typeLabels } from '../../ui/messages/snagMessages';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { FixerField } from './FixerField';
import { messages } from './messages';

/** What is edited together. */
export type EditPart = keyof typeof parts;

type EditValues = Omit<SnagFields, 'pin'>;

/** The fields of each part. Another company takes the snag off its person. */
const parts = {
  title: ['title', 'description'],
  who: ['tradeId', 'companyId', 'assigneeId'],
  when: ['priority', 'dueOn'],
  description: ['description'],
  trade: ['tradeId'],
  company: ['companyId', 'assigneeId'],
  assignee: ['assigneeId'],
  location: ['locationId'],
  type: ['type'],
  priority: ['priority'],
  due: ['dueOn'],
  cost: ['cost'],
} as const satisfies Readonly<Record<string, readonly (keyof EditValues)[]>>;

interface FactEditorProps {
  snag: FactEditor_snag$key;
  project: FactEditor_project$key;
  part: EditPart;
  /** In the place of the fact; otherwise in a sheet. */
  inPlace: boolean;
  onClose: () => void;
}

/**
 * Edits some facts of a snag. Only changed fields are sent, so that changes of other fields by
 * others are kept.
 */
export function FactEditor({ snag, project, part, inPlace, onClose }: FactEditorProps) {
  const data = useFragment(
    graphql`
      fragment FactEditor_snag on Snag {
        id
        title
        description
        type
        priority
        dueOn
        cost
        raisedAt
        trade {
          id
        }
        company {
          id
        }
        assignee {
          id
        }
        location {
          id
        }
        ...FixerField_snag
      }
    `,
    snag,
  );
  const set = useFragment(
    graphql`
      fragment FactEditor_project on Project {
        timeZone
        trades {
          id
          name
          # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
          archived
        }
        ...CompanyField_project
        ...FixerField_project
        ...LocationField_project
      }
    `,
    project,
  );
  const edit = useEditSnag();
  const before: EditValues = {
    title: data.title,
    description: data.description,
    type: data.type,
    priority: data.priority,
    tradeId: data.trade?.id ?? null,
    companyId: data.company?.id ?? null,
    assigneeId: data.assignee?.id ?? null,
    locationId: data.location?.id ?? null,
    dueOn: data.dueOn ?? null,
    cost: data.cost ?? null,
  };
  const fields: readonly (keyof EditValues)[] = parts[part];
  const shows = (field: keyof EditValues) =>
    fields.includes(field) && !(part === 'company' && field === 'assigneeId');
  const form = useUnsavedForm(data.id, before);
  const { values, change } = form;
  const forget = () => form.forget(fields);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [costWrong, setCostWrong] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const firstDay = firstDueDay(set.timeZone, data.raisedAt, useNow());
  const wrong = {
    title: shows('title') ? tooLong(values.title, 'title') : null,
    description: shows('description') ? tooLong(values.description, 'text') : null,
    cost: costWrong ? messages.cost : null,
    due: shows('dueOn') && isDueTooEarly(values.dueOn, firstDay) ? messages.duePast : null,
  };

  const submit = async () => {
    if (running.current || Object.values(wrong).some((sentence) => sentence !== null)) return;
    const changed = only(form.changed, fields);
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      if (Object.keys(changed).length > 0) await edit(data.id, changed);
      forget();
      onClose();
    } catch (error) {
      setProblem(toProblem(error).sentence);
      running.current = false;
      setBusy(false);
    }
  };
  const cancel = () => {
    forget();
    onClose();
  };

  const entered = (
    <Form label={messages.parts[part]} opened onSubmit={() => void submit()}>
      {shows('title') && (
        <TextField
          label={messages.title}
          value={values.title}
          onChange={({ target }) => change({ title: target.value })}
          error={wrong.title}
        />
      )}
      {shows('description') && (
        <TextArea
          label={messages.description}
          value={values.description}
          onChange={({ target }) => change({ description: target.value })}
          error={wrong.description}
        />
      )}
      {shows('tradeId') && (
        <SelectField
          label={messages.trade}
          value={values.tradeId ?? ''}
          onChange={({ target }) => change({ tradeId: target.value === '' ? null : target.value })}
        >
          <option value="">{messages.none}</option>
          {offered(set.trades, values.tradeId).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {shows('companyId') && (
        <CompanyField
          project={set}
          label={messages.company}
          nobody={messages.noCompany}
          value={values.companyId}
          // The assignee belongs to the previous company.
          onChange={(companyId) =>
            change({
              companyId,
              assigneeId: companyId === before.companyId ? before.assigneeId : null,
            })
          }
        />
      )}
      {shows('assigneeId') && (
        <FixerField
          project={set}
          snag={data}
          companyId={values.companyId}
          value={values.assigneeId}
          onChange={(assigneeId) => change({ assigneeId })}
        />
      )}
      {shows('locationId') && (
        <LocationField
          project={set}
          value={values.locationId}
          onChange={(locationId) => change({ locationId })}
        />
      )}
      {shows('type') && (
        <Choice
          label={messages.type}
          options={choicesOf(typeLabels)}
          value={values.type}
          onChange={(type) => change({ type })}
        />
      )}
      {shows('priority') && (
        <Choice
          label={messages.priority}
          options={choicesOf(priorityLabels)}
          value={values.priority}
          onChange={(priority) => change({ priority })}
        />
      )}
      {shows('dueOn') && (
        <TextField
          label={messages.due}
          type="date"
          min={firstDay}
          value={values.dueOn ?? ''}
          onChange={({ target }) => change({ dueOn: target.value === '' ? null : target.value })}
          error={wrong.due}
        />
      )}
      {shows('cost') && (
        <AmountField
          label={messages.cost}
          hint={messages.costHint}
          value={values.cost}
          onChange={(cost, wrongCost) => {
            setCostWrong(wrongCost !== null);
            change({ cost });
          }}
        />
      )}
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button
          type="submit"
          look={inPlace ? 'plain' : 'ink'}
          size={inPlace ? 'usual' : 'big'}
          busy={busy}
        >
          {busy ? messages.saving : messages.save}
        </Button>
        <Button
          look={inPlace ? 'quiet' : 'plain'}
          size={inPlace ? 'usual' : 'big'}
          onClick={cancel}
        >
          {messages.cancel}
        </Button>
      </Actions>
    </Form>
  );
  if (inPlace) return entered;
  return (
    <Sheet open onClose={onClose} title={messages.parts[part]}>
      {entered}
    </Sheet>
  );
}
