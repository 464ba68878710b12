import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EditSheet_project$key } from '../../../__generated__/relay/EditSheet_project.graphql';
import type { EditSheet_snag$key } from '../../../__generated__/relay/EditSheet_snag.graphql';
import { firstDueDay, isDueTooEarly } from '../../../rules/due';
import type { Priority, SnagType } from '../../../rules/snag';
import { useEditSnag } from '../../app/events/useEditSnag';
import { toProblem } from '../../domain/errors';
import { useNow } from '../../domain/time';
import { offered } from '../../parts/archived';
import { CompanyField } from '../../parts/CompanyField';
import { LocationField } from '../../parts/LocationField';
import { tooLong } from '../../parts/tooLong';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Choice } from '../../ui/fields/Choice';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { SelectField } from '../../ui/fields/SelectField';
import { TextArea, TextField } from '../../ui/fields/TextField';
import { choicesOf, priorityLabels, typeLabels } from '../../ui/messages/snagMessages';
import { Sheet } from '../../ui/overlays/Sheet';
import { FixerField } from './FixerField';
import { messages } from './messages';

interface EditSheetProps {
  snag: EditSheet_snag$key;
  project: EditSheet_project$key;
  /** The field to focus. */
  field?: EditField | undefined;
  onClose: () => void;
}

export type EditField =
  | 'description'
  | 'trade'
  | 'company'
  | 'assignee'
  | 'location'
  | 'type'
  | 'priority'
  | 'due';

/**
 * The edit form of a snag. Only changed fields are sent, so that changes of other fields by others
 * are kept.
 */
export function EditSheet({ snag, project, field, onClose }: EditSheetProps) {
  const data = useFragment(
    graphql`
      fragment EditSheet_snag on Snag {
        id
        title
        description
        type
        priority
        dueOn
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
      fragment EditSheet_project on Project {
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
  };
  const { values, changed, change, forget } = useUnsavedForm(data.id, before);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const firstDay = firstDueDay(set.timeZone, data.raisedAt, useNow());
  const wrong = {
    title: tooLong(values.title, 'title'),
    description: tooLong(values.description, 'text'),
    due: isDueTooEarly(values.dueOn, firstDay) ? messages.duePast : null,
  };

  const submit = async () => {
    if (running.current || Object.values(wrong).some((sentence) => sentence !== null)) return;
    if (Object.keys(changed).length === 0) {
      forget();
      onClose();
      return;
    }
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await edit(data.id, changed);
      forget();
      onClose();
    } catch (error) {
      setProblem(toProblem(error).sentence);
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <Sheet open onClose={onClose} title={messages.editTitle}>
      <Form label={messages.editTitle} first={field} onSubmit={() => void submit()}>
        <TextField
          label={messages.title}
          value={values.title}
          onChange={({ target }) => change({ title: target.value })}
          error={wrong.title}
        />
        <div data-field="description">
          <TextArea
            label={messages.description}
            value={values.description}
            onChange={({ target }) => change({ description: target.value })}
            error={wrong.description}
          />
        </div>
        <div data-field="trade">
          <SelectField
            label={messages.trade}
            value={values.tradeId ?? ''}
            onChange={({ target }) =>
              change({ tradeId: target.value === '' ? null : target.value })
            }
          >
            <option value="">{messages.none}</option>
            {offered(set.trades, values.tradeId).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <div data-field="company">
          <CompanyField
            project={set}
            label={messages.company}
            nobody={messages.nobody}
            value={values.companyId}
            // The assignee belongs to the previous company.
            onChange={(companyId) =>
              change({
                companyId,
                assigneeId: companyId === before.companyId ? before.assigneeId : null,
              })
            }
          />
        </div>
        <div data-field="assignee">
          <FixerField
            project={set}
            snag={data}
            companyId={values.companyId}
            value={values.assigneeId}
            onChange={(assigneeId) => change({ assigneeId })}
          />
        </div>
        <div data-field="location">
          <LocationField
            project={set}
            value={values.locationId}
            onChange={(locationId) => change({ locationId })}
          />
        </div>
        <div data-field="type">
          <Choice
            label={messages.type}
            options={choicesOf(typeLabels)}
            value={values.type}
            onChange={(type) => change({ type })}
          />
        </div>
        <div data-field="priority">
          <Choice
            label={messages.priority}
            options={choicesOf(priorityLabels)}
            value={values.priority}
            onChange={(priority) => change({ priority })}
          />
        </div>
        <div data-field="due">
          <TextField
            label={messages.due}
            type="date"
            min={firstDay}
            value={values.dueOn ?? ''}
            onChange={({ target }) => change({ dueOn: target.value === '' ? null : target.value })}
            error={wrong.due}
          />
        </div>
        <FormActions
          busyLabel={messages.saving}
          busy={busy}
          problem={problem}
          size="big"
          onCancel={() => {
            forget();
            onClose();
          }}
        />
      </Form>
    </Sheet>
  );
}

interface EditValues {
  title: string;
  description: string;
  type: SnagType;
  priority: Priority;
  tradeId: string | null;
  companyId: string | null;
  assigneeId: string | null;
  locationId: string | null;
  dueOn: string | null;
}
