import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RevisionForm_plan$key } from '../../../__generated__/relay/RevisionForm_plan.graphql';
import type {
  AddPlanRevisionInput,
  RevisionFormAddMutation,
} from '../../../__generated__/relay/RevisionFormAddMutation.graphql';
import { textLimits } from '../../../rules/limits';
import { newId } from '../../domain/ids';
import { useProject } from '../../app/context';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { announce } from '../../ui/announcements';
import { dayIn } from '../../ui/messages/dayIn';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { paperName } from '../../ui/pictures/paper';
import { PageThumb } from './PageThumb';
import { nextLabel } from './suggest';
import type { SentFile } from './uploads';
import { messages } from './messages';

interface RevisionFormProps {
  file: SentFile;
  plan: RevisionForm_plan$key;
  onDone: () => void;
}

/** Chooses the page of the file that is the new revision, and its label. */
export function RevisionForm({ file, plan, onDone }: RevisionFormProps) {
  const data = useFragment(
    graphql`
      fragment RevisionForm_plan on Plan {
        id
        code
        name
        revisions {
          label
        }
      }
    `,
    plan,
  );
  const add = useAddPlanRevision();
  const once = useOnce(useStamp());
  const timeZone = useProject()?.timeZone;
  const [revisionId] = useState(() => newId('revision'));
  const [page, setPage] = useState('1');
  const [label, setLabel] = useState(() =>
    nextLabel(data.revisions[0]?.label ?? '', dayIn(timeZone, Date.now())),
  );
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => {
    announce(messages.revised(data.code, label.trim()));
    onDone();
  });
  const missing = label.trim() === '';
  const submit = () => {
    setTried(true);
    if (!missing)
      run(() =>
        once({ planId: data.id, revisionId, fileId: file.id, page: Number(page), label }, add),
      );
  };
  const chosen = file.pages.find((each) => each.page === Number(page));
  const title = messages.reviseTitle(data.code, data.name);
  return (
    <Form label={title} onSubmit={submit}>
      <h2>{title}</h2>
      <p>{messages.pagesOf(file.name, file.pages.length)}</p>
      {file.pages.length > 1 && (
        <>
          <SelectField
            label={messages.whichPage}
            value={page}
            onChange={({ target }) => setPage(target.value)}
          >
            {file.pages.map((each) => (
              <option key={each.page} value={each.page}>
                {messages.pageOption(each.page, each.title, paperName(each.widthMm, each.heightMm))}
              </option>
            ))}
          </SelectField>
          {chosen !== undefined && <PageThumb key={page} page={chosen} />}
        </>
      )}
      <TextField
        label={messages.label}
        hint={messages.labelHint}
        maxLength={textLimits.revisionLabel}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        error={tried && missing ? messages.revisionMissing : null}
      />
      <FormActions
        label={messages.addRevision}
        busyLabel={messages.addingRevision}
        busy={busy}
        problem={problem}
        onCancel={onDone}
      />
    </Form>
  );
}

/** Adds a newer revision of a plan. Rejects with the server's refusal. */
function useAddPlanRevision(): (input: AddPlanRevisionInput) => Promise<void> {
  return useMutate<RevisionFormAddMutation>(graphql`
    mutation RevisionFormAddMutation($input: AddPlanRevisionInput!) {
      addPlanRevision(input: $input) {
        plan {
          ...PlanCard_plan
        }
      }
    }
  `);
}
