import { graphql, useFragment } from 'react-relay/hooks';
import type { EditPlanSheet_plan$key } from '../../../__generated__/relay/EditPlanSheet_plan.graphql';
import type { EditPlanSheet_project$key } from '../../../__generated__/relay/EditPlanSheet_project.graphql';
import type {
  EditPlanInput,
  EditPlanSheetEditMutation,
} from '../../../__generated__/relay/EditPlanSheetEditMutation.graphql';
import { textLimits } from '../../../rules/limits';
import { useOnce, useStamp } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { LocationField } from '../../parts/LocationField';
import { useEditForm } from '../../parts/useEditForm';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { Sheet } from '../../ui/overlays/Sheet';
import { TextField } from '../../ui/fields/TextField';
import { messages } from './messages';

interface EditPlanSheetProps {
  plan: EditPlanSheet_plan$key;
  project: EditPlanSheet_project$key;
  onClose: () => void;
}

export function EditPlanSheet({ plan, project, onClose }: EditPlanSheetProps) {
  const data = useFragment(
    graphql`
      fragment EditPlanSheet_plan on Plan {
        id
        code
        name
        location {
          id
        }
      }
    `,
    plan,
  );
  const of = useFragment(
    graphql`
      fragment EditPlanSheet_project on Project {
        ...LocationField_project
      }
    `,
    project,
  );
  const edit = useEditPlan();
  const once = useOnce(useStamp());
  const { values, tried, busy, problem, change, submit, leave } = useEditForm({
    about: data.id,
    saved: { code: data.code, name: data.name, locationId: data.location?.id ?? null },
    isNew: false,
    send: (facts) => once({ planId: data.id, ...facts }, edit),
    onClose,
  });
  const isMissing = (text: string) => text.trim() === '';
  const missing = (text: string, sentence: string) => (tried && isMissing(text) ? sentence : null);
  const title = messages.editTitle(data.code);
  return (
    <Sheet open onClose={onClose} title={title}>
      <Form
        label={title}
        onSubmit={() => submit(!isMissing(values.code) && !isMissing(values.name))}
      >
        <TextField
          label={messages.code}
          hint={messages.codeHint}
          maxLength={textLimits.planCode}
          value={values.code}
          onChange={({ target }) => change({ code: target.value })}
          error={missing(values.code, messages.codeMissing)}
        />
        <TextField
          label={messages.name}
          maxLength={textLimits.name}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
          error={missing(values.name, messages.nameMissing)}
        />
        <LocationField
          project={of}
          value={values.locationId}
          onChange={(locationId) => change({ locationId })}
        />
        <FormActions busy={busy} problem={problem} onCancel={leave} />
      </Form>
    </Sheet>
  );
}

/** Changes code, name and location of a plan. Rejects with the server's refusal. */
function useEditPlan(): (input: EditPlanInput) => Promise<void> {
  return useMutate<EditPlanSheetEditMutation>(graphql`
    mutation EditPlanSheetEditMutation($input: EditPlanInput!) {
      editPlan(input: $input) {
        plan {
          ...PlanCard_plan
        }
      }
    }
  `);
}
