import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  DueRules_project$data,
  DueRules_project$key,
} from '../../../__generated__/relay/DueRules_project.graphql';
import type {
  DueRulesEditMutation,
  EditProjectInput,
} from '../../../__generated__/relay/DueRulesEditMutation.graphql';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { weekdayChoices } from '../../parts/weekdayChoices';
import { Choices } from '../../ui/fields/Choices';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { priorities, readDueDays, typedDays, type TypedDays } from './dueDays';
import { DueDaysFields, dueLabels } from './DueDaysFields';
import { SaveOrDiscard } from '../../parts/subjects/SaveOrDiscard';
import { Section } from '../../parts/subjects/Section';
import { messages } from './messages';

interface Values extends TypedDays {
  readonly workingDays: DueRules_project$data['workingDays'];
  readonly completion: string;
}

/** Default due days of snags, working days, and the day of practical completion. */
export function DueRules({ project }: { project: DueRules_project$key }) {
  const data = useFragment(
    graphql`
      fragment DueRules_project on Project {
        id
        dueDays {
          low
          medium
          high
          critical
        }
        workingDays
        practicalCompletionOn
      }
    `,
    project,
  );
  const edit = useEditDueRules();
  const once = useOnce(useStamp());
  const { low, medium, high, critical } = data.dueDays;
  const {
    values,
    changed,
    change: keep,
    forget,
  } = useUnsavedForm<Values>(`due ${data.id}`, {
    ...typedDays({ low, medium, high, critical }),
    workingDays: data.workingDays,
    completion: data.practicalCompletionOn ?? '',
  });
  const [saved, setSaved] = useState(false);
  const { busy, problem, run } = useSubmit(() => {
    forget();
    setSaved(true);
  });
  const change = (part: typeof changed) => {
    setSaved(false);
    keep(part);
  };
  const { workingDays, completion } = values;
  const dueDays = readDueDays(values);
  const submit = () => {
    if (dueDays === null || workingDays.length === 0) return;
    // Only changed fields are sent, because another admin may have changed the others meanwhile.
    const days = priorities.filter((priority) => priority in changed);
    const rules = {
      ...(days.length > 0 && {
        dueDays: Object.fromEntries(days.map((priority) => [priority, dueDays[priority]])),
      }),
      ...(changed.workingDays && { workingDays: changed.workingDays }),
      ...(changed.completion !== undefined && {
        practicalCompletionOn: completion === '' ? null : completion,
      }),
    };
    run(() => once({ projectId: data.id, ...rules }, edit));
  };
  return (
    <Section id="due" title={messages.due}>
      <Form label={messages.due} onSubmit={submit}>
        <DueDaysFields
          values={values}
          onChange={({ low, medium, high, critical }) => change({ low, medium, high, critical })}
          error={dueDays === null ? messages.dueDaysWrong : null}
        />
        <Choices
          label={messages.workingDays}
          options={weekdayChoices}
          values={workingDays}
          onChange={(next) => change({ workingDays: next })}
          error={workingDays.length === 0 ? messages.workingDaysNeeded : null}
        />
        <p>{messages.dueFromNow}</p>
        <TextField
          label={messages.completion}
          hint={messages.completionHint}
          type="date"
          value={completion}
          onChange={({ target }) => change({ completion: target.value })}
        />
        <Notice kind="refused">{problem}</Notice>
        <SaveOrDiscard
          busy={busy}
          changed={[
            ...priorities
              .filter((priority) => priority in changed)
              .map((priority) =>
                messages.changedTo(
                  dueLabels[priority],
                  String(data.dueDays[priority]),
                  values[priority],
                ),
              ),
            ...('workingDays' in changed ? [messages.workingDays] : []),
            ...('completion' in changed ? [messages.completion] : []),
          ]}
          saved={saved}
          onDiscard={forget}
        />
      </Form>
    </Section>
  );
}

/** Changes when snags are due. Rejects with the server's refusal. */
function useEditDueRules(): (input: EditProjectInput) => Promise<void> {
  return useMutate<DueRulesEditMutation>(graphql`
    mutation DueRulesEditMutation($input: EditProjectInput!) {
      editProject(input: $input) {
        project {
          ...DueRules_project
        }
      }
    }
  `);
}
