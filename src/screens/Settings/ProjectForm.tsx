import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProjectForm_project$key } from '../../../__generated__/relay/ProjectForm_project.graphql';
import type {
  EditProjectInput,
  ProjectFormEditMutation,
} from '../../../__generated__/relay/ProjectFormEditMutation.graphql';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Choice } from '../../ui/fields/Choice';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { TimeZoneField } from '../../ui/fields/TimeZoneField';
import { SaveOrDiscard } from './SaveOrDiscard';
import { Section } from './Section';
import { messages } from './messages';

export function ProjectForm({ project }: { project: ProjectForm_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectForm_project on Project {
        id
        code
        name
        address
        clientName
        timeZone
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
  } = useUnsavedForm<typeof facts>(`project ${projectId}`, facts);
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
  return (
    <Section id="project" title={messages.project}>
      <Form label={messages.project} onSubmit={submit}>
        <p>
          {messages.code}: <strong>{code}</strong>
        </p>
        <TextField
          label={messages.projectName}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
          error={nameMissing ? messages.needed : null}
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
        <Choice
          label={messages.evidence}
          options={[
            { value: 'yes', label: messages.evidenceYes },
            { value: 'no', label: messages.evidenceNo },
          ]}
          value={values.evidenceRequired ? 'yes' : 'no'}
          onChange={(value) => change({ evidenceRequired: value === 'yes' })}
        />
        <Choice
          label={messages.factor}
          hint={messages.factorHint}
          options={[
            { value: 'yes', label: messages.factorYes },
            { value: 'no', label: messages.factorNo },
          ]}
          value={values.asksSecondFactor ? 'yes' : 'no'}
          onChange={(value) => change({ asksSecondFactor: value === 'yes' })}
        />
        <Notice kind="refused">{problem}</Notice>
        <SaveOrDiscard busy={busy} changed={changed} saved={saved} onDiscard={forget} />
      </Form>
    </Section>
  );
}

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
