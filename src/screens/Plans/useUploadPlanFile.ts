import { use, useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import type { useUploadPlanFileMutation } from '../../../__generated__/relay/useUploadPlanFileMutation.graphql';
import { CoreContext, useUserSession } from '../../app/context';
import { sendPlanParts } from './planParts';
import type { SendFile, SentFile } from './uploads';

/** ms for the server to read the pages of a file. */
const timeoutMs = 120_000;

/**
 * Sends a file whose pages can become plans. Rejects with the server's refusal, or when `signal`
 * ends it.
 */
export function useUploadPlanFile(): SendFile {
  const environment = useRelayEnvironment();
  const { session } = use(CoreContext);
  const { askServer, reachability } = useUserSession();
  return useCallback(
    async (input, options) => {
      const { signal } = options;
      const needed = { askServer, reachability, token: session.token, refresh: session.refresh };
      const uploadId = await sendPlanParts(needed, input, options);
      const { file: _sent, ...said } = input;
      return new Promise<SentFile>((resolve, reject) => {
        const request = commitMutation<useUploadPlanFileMutation>(environment, {
          mutation,
          variables: { input: { ...said, uploadId } },
          cacheConfig: { metadata: { timeoutMs } },
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
      });
    },
    [environment, session, askServer, reachability],
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
