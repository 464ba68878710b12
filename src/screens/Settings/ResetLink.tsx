import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type {
  IssuePasswordLinkInput,
  ResetLinkIssueMutation,
} from '../../../__generated__/relay/ResetLinkIssueMutation.graphql';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { OneTimeLink } from './OneTimeLink';
import { messages } from './messages';

interface ResetLinkProps {
  memberId: string;
  name: string;
  /** The link is shown, which cannot be shown again. */
  onLink: () => void;
  onClose: () => void;
}

/** For a member who forgot their password. */
export function ResetLink({ memberId, name, onLink, onClose }: ResetLinkProps) {
  const issue = useIssuePasswordLink();
  const once = useOnce(useStamp());
  const [path, setPath] = useState<string | null>(null);
  const { busy, problem, run } = useSubmit(() => undefined);
  if (path !== null)
    return (
      <OneTimeLink
        title={messages.linkTitle(name)}
        hint={messages.resetHint}
        path={path}
        message={(link) => messages.resetMessage(name, link)}
        onClose={onClose}
      />
    );
  return (
    <>
      <p>{messages.resetWhy(name)}</p>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button
          busy={busy}
          onClick={() =>
            run(async () => {
              setPath(await once({ memberId }, issue));
              onLink();
            })
          }
        >
          {busy ? messages.inviteMaking : messages.resetMake}
        </Button>
      </Actions>
    </>
  );
}

/**
 * Creates a link for a member to choose a new password. Resolves to its path; rejects with the
 * server's refusal.
 */
function useIssuePasswordLink(): (input: IssuePasswordLinkInput) => Promise<string> {
  const [commit] = useMutation<ResetLinkIssueMutation>(graphql`
    mutation ResetLinkIssueMutation($input: IssuePasswordLinkInput!) {
      issuePasswordLink(input: $input) {
        path
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input },
        onCompleted: ({ issuePasswordLink }) => resolve(issuePasswordLink.path),
        onError: reject,
      });
    });
}
