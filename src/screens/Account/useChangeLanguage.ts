import { graphql, useMutation } from 'react-relay/hooks';
import type { ChangeLanguageInput, useChangeLanguageMutation } from '../../../__generated__/relay/useChangeLanguageMutation.graphql';

/** Tells the server in which language it writes to the viewer. Resolves too where it could not be told: the next sign-in tells it again. */
export function useChangeLanguage(): (input: ChangeLanguageInput) => Promise<void> {
  const [commit] = useMutation<useChangeLanguageMutation>(graphql`
    mutation useChangeLanguageMutation($input: ChangeLanguageInput!) {
      changeLanguage(input: $input) {
        language
      }
    }
  `);
  return (input) => new Promise((resolve) => commit({ variables: { input }, onCompleted: () => resolve(), onError: () => resolve() }));
}
