import { graphql, useMutation } from 'react-relay/hooks';
import type { ChangeLanguageInput, useChangeLanguageMutation } from '../../../__generated__/relay/useChangeLanguageMutation.graphql';

/** Sets the language of the viewer's e-mails. Resolves also after a failure: the next sign-in sets it. */
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
