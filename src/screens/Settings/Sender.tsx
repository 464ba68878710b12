import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Sender_project$key } from '../../../__generated__/relay/Sender_project.graphql';
import type {
  EditProjectInput,
  SenderEditMutation,
} from '../../../__generated__/relay/SenderEditMutation.graphql';
import { textLimits } from '../../../rules/limits';
import { senderLimits } from '../../../rules/reports';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Form } from '../../ui/fields/Form';
import { TextArea, TextField } from '../../ui/fields/TextField';
import { Notice } from '../../ui/Notice';
import { SaveOrDiscard } from '../../parts/subjects/SaveOrDiscard';
import { Section } from '../../parts/subjects/Section';
import { SenderLogo } from './SenderLogo';
import { senderMessages } from './senderMessages';

/** Who stands at the head of the reports of the project: name, address and logo. */
export function Sender({ project }: { project: Sender_project$key }) {
  const data = useFragment(
    graphql`
      fragment Sender_project on Project {
        id
        senderName
        senderAddress
        ...SenderLogo_project
      }
    `,
    project,
  );
  const edit = useEditSender();
  const once = useOnce(useStamp());
  const {
    values,
    changed,
    change: keep,
    forget,
  } = useUnsavedForm(`sender ${data.id}`, {
    senderName: data.senderName,
    senderAddress: data.senderAddress,
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
  const address = values.senderAddress;
  const tooManyLines =
    address.split('\n').filter((line) => line.trim() !== '').length > senderLimits.lines;
  const submit = () => {
    if (!tooManyLines) run(() => once({ projectId: data.id, ...changed }, edit));
  };
  return (
    <Section id="sender" title={senderMessages.title}>
      <p>{senderMessages.what}</p>
      <Form label={senderMessages.title} onSubmit={submit}>
        <TextField
          label={senderMessages.name}
          hint={senderMessages.nameHint}
          maxLength={textLimits.name}
          value={values.senderName}
          onChange={({ target }) => change({ senderName: target.value })}
        />
        <TextArea
          label={senderMessages.address}
          hint={senderMessages.addressHint}
          rows={4}
          maxLength={senderLimits.address}
          value={address}
          onChange={({ target }) => change({ senderAddress: target.value })}
          error={tooManyLines ? senderMessages.tooManyLines : null}
        />
        <Notice kind="refused">{problem}</Notice>
        <SaveOrDiscard
          busy={busy}
          changed={[
            ...('senderName' in changed ? [senderMessages.name] : []),
            ...('senderAddress' in changed ? [senderMessages.address] : []),
          ]}
          saved={saved}
          onDiscard={forget}
        />
      </Form>
      <SenderLogo project={data} />
    </Section>
  );
}

/** Changes who stands at the head of reports. Rejects with the server's refusal. */
function useEditSender(): (input: EditProjectInput) => Promise<void> {
  return useMutate<SenderEditMutation>(graphql`
    mutation SenderEditMutation($input: EditProjectInput!) {
      editProject(input: $input) {
        project {
          ...Sender_project
        }
      }
    }
  `);
}
