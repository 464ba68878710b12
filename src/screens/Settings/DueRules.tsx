import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DueRules_project$data, DueRules_project$key } from '../../../__generated__/relay/DueRules_project.graphql';
import type { DueRulesEditMutation, EditProjectInput } from '../../../__generated__/relay/DueRulesEditMutation.graphql';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { weekdayChoices } from '../../parts/weekdayChoices';
import { Button } from '../../ui/Button';
import { Choices } from '../../ui/fields/Choices';
import { Actions, Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { readDueDays, typedDays, type TypedDays } from './dueDays';
import { DueDaysFields } from './DueDaysFields';
import { Section } from './Section';
import { messages } from './messages';

type WorkingDay = DueRules_project$data['workingDays'][number];

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
  const { changed, change: keep, forget } = useUnsavedForm<{ days: TypedDays; workingDays: WorkingDay[]; completion: string }>(`due ${data.id}`);
  const [saved, setSaved] = useState(false);
  const { busy, problem, run } = useSubmit(() => {
    forget();
    setSaved(true);
  });
  const change = (part: typeof changed) => {
    setSaved(false);
    keep(part);
  };
  const { low, medium, high, critical } = data.dueDays;
  const days = changed.days ?? typedDays({ low, medium, high, critical });
  const workingDays = changed.workingDays ?? data.workingDays;
  const completion = changed.completion ?? data.practicalCompletionOn ?? '';
  const dueDays = readDueDays(days);
  const submit = () => {
    if (dueDays === null || workingDays.length === 0) return;
    // Only changed fields are sent, because another admin may have changed the others meanwhile.
    const rules = {
      ...(changed.days && { dueDays }),
      ...(changed.workingDays && { workingDays: changed.workingDays }),
      ...(changed.completion !== undefined && { practicalCompletionOn: completion === '' ? null : completion }),
    };
    run(() => once({ projectId: data.id, ...rules }, edit));
  };
  return (
    <Section id="due" title={messages.due}>
      <Form label={messages.due} onSubmit={submit}>
        <DueDaysFields values={days} onChange={(next) => change({ days: next })} error={dueDays === null ? messages.dueDaysWrong : null} />
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
        <Actions>
          <Button type="submit" look="next" busy={busy} disabled={Object.keys(changed).length === 0}>
            {busy ? messages.saving : messages.save}
          </Button>
          <Notice kind="told">{saved && messages.saved}</Notice>
        </Actions>
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
