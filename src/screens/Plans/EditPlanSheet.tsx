import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EditPlanSheet_plan$key } from '../../../__generated__/relay/EditPlanSheet_plan.graphql';
import type { EditPlanSheet_project$key } from '../../../__generated__/relay/EditPlanSheet_project.graphql';
import type {
  EditPlanInput,
  EditPlanSheetEditMutation,
} from '../../../__generated__/relay/EditPlanSheetEditMutation.graphql';
import { textLimits } from '../../../rules/limits';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { LocationField } from '../../parts/LocationField';
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
  const [values, setValues] = useState({
    code: data.code,
    name: data.name,
    locationId: data.location?.id ?? null,
  });
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(onClose);
  const missing = (text: string) => (tried && text.trim() === '' ? messages.needed : null);
  const submit = () => {
    setTried(true);
    if (values.code.trim() !== '' && values.name.trim() !== '')
      run(() => once({ planId: data.id, ...values }, edit));
  };
  const title = messages.editTitle(data.code);
  return (
    <Sheet open onClose={onClose} title={title}>
      <Form label={title} onSubmit={submit}>
        <TextField
          label={messages.code}
          hint={messages.codeHint}
          maxLength={textLimits.planCode}
          value={values.code}
          onChange={({ target }) => setValues({ ...values, code: target.value })}
          error={missing(values.code)}
        />
        <TextField
          label={messages.name}
          maxLength={textLimits.name}
          value={values.name}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
          error={missing(values.name)}
        />
        <LocationField
          project={of}
          value={values.locationId}
          onChange={(locationId) => setValues({ ...values, locationId })}
        />
        <FormActions busy={busy} problem={problem} onCancel={onClose} />
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
