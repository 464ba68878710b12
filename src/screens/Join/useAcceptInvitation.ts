import { graphql } from 'react-relay/hooks';
import type {
  AcceptInvitationInput,
  useAcceptInvitationMutation,
} from '../../../__generated__/relay/useAcceptInvitationMutation.graphql';
import { useMutate } from '../../app/useMutate';

/** Accepts an invitation; rejects with the server's refusal. */
export function useAcceptInvitation(): (input: AcceptInvitationInput) => Promise<void> {
  return useMutate<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        projectCode
      }
    }
  `);
}
