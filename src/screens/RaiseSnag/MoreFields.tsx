import { graphql, useFragment } from 'react-relay/hooks';
import type { MoreFields_project$key } from '../../../__generated__/relay/MoreFields_project.graphql';
import type { RaiseSnagValues } from '../../app/events/useRaiseSnag';
import { CompanyField } from '../../parts/CompanyField';
import { Choice } from '../../ui/fields/Choice';
import { Disclosure } from '../../ui/Disclosure';
import { choicesOf, priorityWords, typeWords } from '../../ui/messages/snagMessages';
import { TextArea, TextField } from '../../ui/fields/TextField';
import { words } from './messages';

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
    <Disclosure label={words.more} mustShow={wrong.description !== null || wrong.due !== null}>
      <TextArea
        label={words.description}
        value={fields.description ?? ''}
        onChange={(event) => onChange({ ...fields, description: event.target.value })}
        error={wrong.description}
      />
      <Choice label={words.type} options={choicesOf(typeWords)} value={fields.type ?? 'DEFECT'} onChange={(type) => onChange({ ...fields, type })} />
      <Choice
        label={words.priority}
        options={choicesOf(priorityWords)}
        value={fields.priority ?? 'MEDIUM'}
        onChange={(priority) => onChange({ ...fields, priority })}
      />
      <TextField
        label={words.due}
        hint={words.dueHint}
        type="date"
        min={today}
        value={dueOn ?? ''}
        onChange={({ target }) => onChange({ ...rest, ...(companyId !== undefined && { companyId }), ...(target.value !== '' && { dueOn: target.value }) })}
        error={wrong.due}
      />
      <CompanyField
        project={data}
        label={words.company}
        nobody={words.companyDefault}
        value={companyId ?? null}
        onChange={(chosen) => onChange({ ...rest, ...(dueOn != null && { dueOn }), ...(chosen !== null && { companyId: chosen }) })}
      />
    </Disclosure>
  );
}
