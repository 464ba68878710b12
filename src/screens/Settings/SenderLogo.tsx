import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import type { SenderLogo_project$key } from '../../../__generated__/relay/SenderLogo_project.graphql';
import type { SenderLogoSetMutation } from '../../../__generated__/relay/SenderLogoSetMutation.graphql';
import type {
  RemoveSenderLogoInput,
  SenderLogoRemoveMutation,
} from '../../../__generated__/relay/SenderLogoRemoveMutation.graphql';
import { senderLimits } from '../../../rules/reports';
import { type Stamp, useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { fileSize } from '../../ui/messages/fileSize';
import { Notice } from '../../ui/Notice';
import { useReturnFocus } from '../../ui/useReturnFocus';
import styles from './Settings.module.css';
import { senderMessages as messages } from './senderMessages';

/** The logo as reports show it: chosen, replaced, removed. */
export function SenderLogo({ project }: { project: SenderLogo_project$key }) {
  const {
    id: projectId,
    senderLogoUrl: url,
    senderName,
  } = useFragment(
    graphql`
      fragment SenderLogo_project on Project {
        id
        senderName
        senderLogoUrl
      }
    `,
    project,
  );
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [tooBig, setTooBig] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const opener = useReturnFocus(asking, () => setAsking(false));
  const chooser = useRef<HTMLButtonElement>(null);
  const set = useSetSenderLogo();
  const remove = useRemoveSenderLogo();
  const once = useOnce(useStamp());
  const setting = useSubmit(() => setNotice(messages.set));
  const removing = useSubmit(() => {
    setAsking(false);
    setNotice(messages.removed);
    // The button that had the focus goes with the logo.
    chooser.current?.focus();
  });
  const choose = (file: File) => {
    const large = file.size > senderLimits.logoBytes;
    setNotice(null);
    removing.forget();
    setTooBig(large ? messages.tooBig(fileSize(file.size)) : null);
    if (!large) setting.run(() => set(file, { projectId, once }));
  };
  return (
    <div className={styles.logo}>
      <h3>{messages.logo}</h3>
      <p className={styles.facts}>{messages.logoHint}</p>
      {url == null ? (
        <p>{messages.noLogo}</p>
      ) : (
        <img
          className={styles.logoPicture}
          src={url}
          alt={senderName === '' ? messages.logo : messages.logoOf(senderName)}
        />
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,.png,.jpg,.jpeg"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // So that the same file can be chosen again.
          target.value = '';
          if (chosen !== undefined) choose(chosen);
        }}
      />
      <Notice kind="refused">{tooBig ?? setting.problem ?? removing.problem}</Notice>
      <Actions>
        <Button ref={chooser} busy={setting.busy} onClick={() => input.current?.click()}>
          {setting.busy ? messages.sending : url == null ? messages.choose : messages.another}
        </Button>
        {url != null && (
          <>
            {/* Stays in place, so that a double press only opens and closes the confirmation. */}
            <Button
              ref={opener}
              look="quiet"
              aria-expanded={asking}
              onClick={() => setAsking(!asking)}
            >
              {messages.remove}
            </Button>
            {asking && (
              <Button
                look="danger"
                busy={removing.busy}
                onClick={() => {
                  setNotice(null);
                  setTooBig(null);
                  setting.forget();
                  removing.run(() => once({ projectId }, remove));
                }}
              >
                {removing.busy ? messages.removing : messages.removeSure}
              </Button>
            )}
          </>
        )}
        <Notice kind="info">{notice}</Notice>
      </Actions>
    </div>
  );
}

type Once = ReturnType<typeof useOnce<Stamp>>;

/**
 * Sets the logo at the head of reports; the same file again, after a lost answer, is the same
 * event. Rejects with the server's refusal.
 */
function useSetSenderLogo(): (
  file: File,
  options: { projectId: string; once: Once },
) => Promise<void> {
  const send = useMutate<SenderLogoSetMutation>(graphql`
    mutation SenderLogoSetMutation($input: SetSenderLogoInput!) {
      setSenderLogo(input: $input) {
        project {
          ...SenderLogo_project
        }
      }
    }
  `);
  return async (file, { projectId, once }) => {
    const hash = bytesToHex(sha256(new Uint8Array(await file.arrayBuffer())));
    await once({ projectId, sha256: hash, byteLength: file.size }, (values) =>
      send({ ...values, file }),
    );
  };
}

/** Deletes the logo at the head of reports. Rejects with the server's refusal. */
function useRemoveSenderLogo(): (input: RemoveSenderLogoInput) => Promise<void> {
  return useMutate<SenderLogoRemoveMutation>(graphql`
    mutation SenderLogoRemoveMutation($input: RemoveSenderLogoInput!) {
      removeSenderLogo(input: $input) {
        project {
          ...SenderLogo_project
        }
      }
    }
  `);
}
