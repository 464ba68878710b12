import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProjectForm_project$key } from '../../../__generated__/relay/ProjectForm_project.graphql';
import type {
  EditProjectInput,
  ProjectFormEditMutation,
} from '../../../__generated__/relay/ProjectFormEditMutation.graphql';
import { currencies } from '../../../rules/amounts';
import { currencyName } from '../../domain/amounts';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { Section as Rows, SwitchRow } from '../../ui/Rows';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { TimeZoneField } from '../../ui/fields/TimeZoneField';
import { SaveOrDiscard } from '../../parts/subjects/SaveOrDiscard';
import { Section } from '../../parts/subjects/Section';
import { messages } from './messages';

/** The facts of the project, or its rules; each is saved by itself. */
export function ProjectForm({
  project,
  part,
}: {
  project: ProjectForm_project$key;
  part: 'facts' | 'rules';
}) {
  const data = useFragment(
    graphql`
      fragment ProjectForm_project on Project {
        id
        code
        name
        address
        clientName
        timeZone
        currency
        evidenceRequired
        asksSecondFactor
      }
    `,
    project,
  );
  const edit = useEditProject();
  const once = useOnce(useStamp());
  const { id: projectId, code, ...facts } = data;
  const {
    values,
    changed,
    change: keep,
    forget,
  } = useUnsavedForm<typeof facts>(`${part} ${projectId}`, facts);
  const [saved, setSaved] = useState(false);
  const { busy, problem, run } = useSubmit(() => {
    forget();
    setSaved(true);
  });
  const change = (part: Partial<typeof facts>) => {
    setSaved(false);
    keep(part);
  };
  const nameMissing = values.name.trim() === '';
  const submit = () => {
    if (!nameMissing) run(() => once({ projectId, ...changed }, edit));
  };
  const { title, id } =
    part === 'facts'
      ? { title: messages.project, id: 'project' }
      : { title: messages.rules, id: 'rules' };
  return (
    <Section id={id} title={title}>
      <Form label={title} onSubmit={submit}>
        {part === 'facts' ? (
          <>
            <p>
              {messages.code}: <strong>{code}</strong>
            </p>
            <TextField
              label={messages.projectName}
              value={values.name}
              onChange={({ target }) => change({ name: target.value })}
              error={nameMissing ? messages.projectNameMissing : null}
            />
            <TextField
              label={messages.address}
              value={values.address}
              onChange={({ target }) => change({ address: target.value })}
            />
            <TextField
              label={messages.client}
              value={values.clientName}
              onChange={({ target }) => change({ clientName: target.value })}
            />
            <TimeZoneField
              label={messages.timeZone}
              value={values.timeZone}
              onChange={(timeZone) => change({ timeZone })}
            />
            <SelectField
              label={messages.currency}
              hint={messages.currencyHint}
              value={values.currency}
              onChange={({ target }) => {
                const currency = currencies.find((each) => each === target.value);
                if (currency !== undefined) change({ currency });
              }}
            >
              {currencies.map((each) => (
                <option key={each} value={each}>
                  {currencyName(each)}
                </option>
              ))}
            </SelectField>
          </>
        ) : (
          <Rows>
            <SwitchRow
              label={messages.evidence}
              detail={messages.evidenceHint}
              checked={values.evidenceRequired}
              onChange={(evidenceRequired) => change({ evidenceRequired })}
            />
            <SwitchRow
              label={messages.factor}
              detail={messages.factorHint}
              checked={values.asksSecondFactor}
              onChange={(asksSecondFactor) => change({ asksSecondFactor })}
            />
          </Rows>
        )}
        <Notice kind="refused">{problem}</Notice>
        <SaveOrDiscard
          busy={busy}
          changed={fieldNames.filter(([field]) => field in changed).map(([, name]) => name)}
          saved={saved}
          onDiscard={forget}
        />
      </Form>
    </Section>
  );
}

const fieldNames = [
  ['name', messages.projectName],
  ['address', messages.address],
  ['clientName', messages.client],
  ['timeZone', messages.timeZone],
  ['currency', messages.currency],
  ['evidenceRequired', messages.evidence],
  ['asksSecondFactor', messages.factor],
] as const;

/** Changes the facts of the project. Rejects with the server's refusal. */
function useEditProject(): (input: EditProjectInput) => Promise<void> {
  return useMutate<ProjectFormEditMutation>(graphql`
    mutation ProjectFormEditMutation($input: EditProjectInput!) {
      editProject(input: $input) {
        project {
          ...ProjectForm_project
        }
      }
    }
  `);
}
