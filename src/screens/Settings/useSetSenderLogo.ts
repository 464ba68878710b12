import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { graphql, useMutation } from 'react-relay/hooks';
import type { SetSenderLogoInput, useSetSenderLogoMutation } from '../../../__generated__/relay/useSetSenderLogoMutation.graphql';
import type { Stamp, useOnce } from '../../app/forms';

type Once = ReturnType<typeof useOnce<Stamp>>;

/** Sets the logo at the head of reports; the same file again, after a lost answer, is the same event. Rejects with the server's refusal. */
export function useSetSenderLogo(): (file: File, options: { projectId: string; once: Once }) => Promise<void> {
  const [commit] = useMutation<useSetSenderLogoMutation>(graphql`
    mutation useSetSenderLogoMutation($input: SetSenderLogoInput!) {
      setSenderLogo(input: $input) {
        project {
          ...SenderLogo_project
        }
      }
    }
  `);
  const send = (input: SetSenderLogoInput) => new Promise<void>((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
  return async (file, { projectId, once }) => {
    const hash = bytesToHex(sha256(new Uint8Array(await file.arrayBuffer())));
    await once({ projectId, sha256: hash, byteLength: file.size }, (values) => send({ ...values, file }));
  };
}
