import { useState } from 'react';
import { ConnectionHandler, graphql, useMutation } from 'react-relay/hooks';
import type {
  CreateProjectInput,
  NewProjectFormCreateMutation,
} from '../../../__generated__/relay/NewProjectFormCreateMutation.graphql';
import { textLimits } from '../../../rules/limits';
import { isProjectCode } from '../../../rules/text';
import { once, type Sent } from '../../app/forms';
import { toProblem } from '../../domain/errors';
import { newId } from '../../domain/ids';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { useNavigate } from '../../router/useRouter';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { TimeZoneField } from '../../ui/fields/TimeZoneField';
import { messages } from './messages';
import { TakeOver, type TakenOver } from './TakeOver';

interface ProjectIds {
  readonly eventId: string;
  readonly id: string;
  readonly occurredAt: number;
}

interface EnteredProject extends TakenOver {
  readonly name: string;
  readonly code: string;
  readonly address: string;
  readonly clientName: string;
  readonly timeZone: string;
  /**
   * What was sent last without an answer, so that the server knows it when it is sent once more,
   * also after a reload.
   */
  readonly sent?: Sent<ProjectIds>['current'];
}

export function NewProjectForm({ onClose }: { onClose: () => void }) {
  const create = useCreateProject();
  const navigate = useNavigate();
  const {
    values: { sent = null, from, companies, trades, calendar, letterhead, ...values },
    change,
    forget,
  } = useUnsavedForm<EnteredProject>('project', {
    name: '',
    code: '',
    address: '',
    clientName: '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    from: '',
    companies: true,
    trades: true,
    calendar: true,
    letterhead: true,
  });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const taken = { from, companies, trades, calendar, letterhead };
  const nameWrong = values.name.trim() === '';
  const codeWrong = !isProjectCode(values.code);

  const submit = async () => {
    if (busy) return;
    setTried(true);
    setRefused(null);
    if (nameWrong || codeWrong) return;
    setBusy(true);
    const last: Sent<ProjectIds> = { current: sent };
    try {
      const code = await once(last, () => ({
        eventId: newId('event'),
        id: newId('project'),
        occurredAt: Date.now(),
      }))(
        {
          ...values,
          ...(from !== '' && {
            takeOver: { projectId: from, companies, trades, calendar, letterhead },
          }),
        },
        (input) => {
          change({ sent: last.current });
          return create(input);
        },
      );
      await navigate({ to: '/p/$code', params: { code } });
      forget();
    } catch (error) {
      setRefused(toProblem(error).sentence);
      setBusy(false);
    }
  };

  const discard = () => {
    forget();
    onClose();
  };

  return (
    <Form label={messages.make} onSubmit={() => void submit()} opened>
      <h2>{messages.make}</h2>
      <TextField
        label={messages.name}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
        error={tried && nameWrong ? messages.nameMissing : null}
      />
      <TextField
        label={messages.code}
        hint={messages.codeHint}
        maxLength={textLimits.projectCode}
        autoCapitalize="characters"
        value={values.code}
        onChange={(event) => change({ code: event.target.value.toUpperCase() })}
        error={tried && codeWrong ? messages.codeWrong : null}
      />
      <TextField
        label={messages.address}
        value={values.address}
        onChange={(event) => change({ address: event.target.value })}
      />
      <TextField
        label={messages.client}
        value={values.clientName}
        onChange={(event) => change({ clientName: event.target.value })}
      />
      <TimeZoneField
        label={messages.timeZone}
        value={values.timeZone}
        onChange={(timeZone) => change({ timeZone })}
      />
      <TakeOver values={taken} onChange={change} />
      <FormActions
        label={messages.make}
        busyLabel={messages.making}
        busy={busy}
        problem={refused}
        onCancel={discard}
      />
    </Form>
  );
}

/**
 * Creates a project with the viewer as its first admin and adds it to the list. Resolves to its
 * code.
 */
function useCreateProject(): (input: CreateProjectInput) => Promise<string> {
  const [commit] = useMutation<NewProjectFormCreateMutation>(graphql`
    mutation NewProjectFormCreateMutation($input: CreateProjectInput!, $connections: [ID!]!) {
      createProject(input: $input) {
        projectEdge @appendEdge(connections: $connections) {
          cursor
          node {
            code
            ...ProjectCard_project
          }
        }
      }
    }
  `);
  const connections = [
    ConnectionHandler.getConnectionID('client:root:viewer', 'ProjectRows_projects'),
  ];
  return (input) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input, connections },
        onCompleted: ({ createProject }) => resolve(createProject.projectEdge.node.code),
        onError: reject,
      });
    });
}
