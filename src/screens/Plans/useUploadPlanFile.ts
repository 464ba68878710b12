import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import type {
  UploadPlanFileInput,
  useUploadPlanFileMutation,
} from '../../../__generated__/relay/useUploadPlanFileMutation.graphql';
import type { SendFile } from './uploads';

/**
 * Sends a file whose pages can become plans. Rejects with the server's refusal, or when `signal`
 * ends it.
 */
export function useUploadPlanFile(): SendFile {
  const environment = useRelayEnvironment();
  return useCallback(
    (input: UploadPlanFileInput, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        const request = commitMutation<useUploadPlanFileMutation>(environment, {
          mutation,
          variables: { input },
          cacheConfig: { metadata: { onUploadProgress: onProgress } },
          onCompleted({ uploadPlanFile: { file } }) {
            const pages = file.pages.map(({ page, title, widthMm, heightMm, small, large }) => ({
              page,
              title,
              widthMm,
              heightMm,
              small: small ?? null,
              large: large ?? null,
            }));
            resolve({ id: file.id, name: file.name, pages });
          },
          onError: reject,
        });
        signal.addEventListener('abort', () => {
          request.dispose();
          reject(signal.reason);
        });
      }),
    [environment],
  );
}

const mutation = graphql`
  mutation useUploadPlanFileMutation($input: UploadPlanFileInput!) {
    uploadPlanFile(input: $input) {
      file {
        id
        name
        pages {
          page
          title
          widthMm
          heightMm
          small: pictureUrl(size: SMALL)
          large: pictureUrl(size: LARGE)
        }
      }
    }
  }
`;
