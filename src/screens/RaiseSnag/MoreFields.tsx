import { graphql, useFragment } from 'react-relay/hooks';
import type { MoreFields_project$key } from '../../../__generated__/relay/MoreFields_project.graphql';
import type { RaiseSnagValues } from '../../app/events/useRaiseSnag';
import { CompanyField } from '../../parts/CompanyField';
import { Choice } from '../../ui/fields/Choice';
import { Disclosure } from '../../ui/Disclosure';
import { choicesOf, priorityLabels, typeLabels } from '../../ui/messages/snagMessages';
import { TextArea, TextField } from '../../ui/fields/TextField';
import { messages } from './messages';

interface MoreFieldsProps {
  project: MoreFields_project$key;
  fields: RaiseSnagValues;
  onChange: (fields: RaiseSnagValues) => void;
  /** The current day in the project's time zone, YYYY-MM-DD. */
  today: string;
  wrong: { description: string | null; due: string | null };
}

/** The optional fields. */
export function MoreFields({ project, fields, onChange, today, wrong }: MoreFieldsProps) {
  const data = useFragment(
    graphql`
      fragment MoreFields_project on Project {
        ...CompanyField_project
      }
    `,
    project,
  );
  const { companyId, dueOn, ...rest } = fields;
  return (
    <Disclosure label={messages.more} mustShow={wrong.description !== null || wrong.due !== null}>
      <TextArea
        label={messages.description}
        value={fields.description ?? ''}
        onChange={(event) => onChange({ ...fields, description: event.target.value })}
        error={wrong.description}
      />
      <Choice
        label={messages.type}
        options={choicesOf(typeLabels)}
        value={fields.type ?? 'DEFECT'}
        onChange={(type) => onChange({ ...fields, type })}
      />
      <Choice
        label={messages.priority}
        options={choicesOf(priorityLabels)}
        value={fields.priority ?? 'MEDIUM'}
        onChange={(priority) => onChange({ ...fields, priority })}
      />
      <TextField
        label={messages.due}
        hint={messages.dueHint}
        type="date"
        min={today}
        value={dueOn ?? ''}
        onChange={({ target }) =>
          onChange({
            ...rest,
            ...(companyId !== undefined && { companyId }),
            ...(target.value !== '' && { dueOn: target.value }),
          })
        }
        error={wrong.due}
      />
      <CompanyField
        project={data}
        label={messages.company}
        nobody={messages.companyDefault}
        value={companyId ?? null}
        onChange={(chosen) =>
          onChange({
            ...rest,
            ...(dueOn != null && { dueOn }),
            ...(chosen !== null && { companyId: chosen }),
          })
        }
      />
    </Disclosure>
  );
}
