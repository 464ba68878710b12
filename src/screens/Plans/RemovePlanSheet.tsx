import { graphql, useFragment } from 'react-relay/hooks';
import type { RemovePlanSheet_plan$key } from '../../../__generated__/relay/RemovePlanSheet_plan.graphql';
import type {
  RemovePlanInput,
  RemovePlanSheetRemoveMutation,
} from '../../../__generated__/relay/RemovePlanSheetRemoveMutation.graphql';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { messages } from './messages';

interface RemovePlanSheetProps {
  plan: RemovePlanSheet_plan$key;
  onClose: () => void;
}

export function RemovePlanSheet({ plan, onClose }: RemovePlanSheetProps) {
  const { id, code } = useFragment(
    graphql`
      fragment RemovePlanSheet_plan on Plan {
        id
        code
      }
    `,
    plan,
  );
  const remove = useRemovePlan();
  const once = useOnce(useStamp());
  const { busy, problem, run } = useSubmit(() => {
    announce(messages.removed(code));
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title={messages.removeTitle(code)}>
      <p>{messages.removeWhy}</p>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button look="danger" busy={busy} onClick={() => run(() => once({ planId: id }, remove))}>
          {busy ? messages.removing : messages.removeSure(code)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {messages.keep}
        </Button>
      </Actions>
    </Sheet>
  );
}

/** Removes a plan that has no snags. Rejects with the server's refusal. */
function useRemovePlan(): (input: RemovePlanInput) => Promise<void> {
  return useMutate<RemovePlanSheetRemoveMutation>(graphql`
    mutation RemovePlanSheetRemoveMutation($input: RemovePlanInput!) {
      removePlan(input: $input) {
        project {
          id
          # eslint-disable-next-line relay/unused-fields -- normalised for whoever shows them
          plans {
            id
          }
        }
      }
    }
  `);
}
