import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EraseEvent_event$key } from '../../../__generated__/relay/EraseEvent_event.graphql';
import type {
  EraseEventErasePhotoMutation,
  ErasePhotoInput,
} from '../../../__generated__/relay/EraseEventErasePhotoMutation.graphql';
import type {
  EraseEventEraseTextMutation,
  EraseTextInput,
} from '../../../__generated__/relay/EraseEventEraseTextMutation.graphql';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { ActionMenu } from '../../ui/overlays/ActionMenu';
import { Sheet } from '../../ui/overlays/Sheet';
import { ErasedReports } from './ErasedReports';
import { messages } from './messages';

/**
 * For the owner of the server: erases the text or the photo of an event permanently, after an
 * explanation. Renders nothing for other people.
 */
export function EraseEvent({
  event,
  snagId,
  of,
}: {
  event: EraseEvent_event$key;
  snagId: string;
  /** Which event it is, in words. */
  of: string;
}) {
  const { id, kind, mayErase, photo } = useFragment(
    graphql`
      fragment EraseEvent_event on Event {
        id
        kind
        mayErase
        photo {
          id
        }
      }
    `,
    event,
  );
  const eraseText = useEraseText();
  const erasePhoto = useErasePhoto();
  const once = useOnce(useStamp());
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useSubmit(() => setAsking(false));
  if (!mayErase) return null;
  const ofPhoto = kind === 'PHOTO_ADDED';
  if (ofPhoto && photo == null) return null;
  const erase = () =>
    ofPhoto && photo != null
      ? once({ photoId: photo.id }, erasePhoto)
      : once({ textOf: id }, eraseText);
  const label = ofPhoto ? messages.erasePhoto : messages.eraseText;
  return (
    <>
      <ActionMenu
        label={messages.otherActionsOf(of)}
        actions={[{ id: 'erase', label }]}
        onAction={() => setAsking(true)}
        menu
      />
      <Sheet open={asking} onClose={() => setAsking(false)} title={label}>
        <p>{ofPhoto ? messages.erasePhotoSure : messages.eraseTextSure}</p>
        <ErasedReports snagId={snagId} />
        <Notice kind="refused">{problem}</Notice>
        <Actions>
          <Button look="dangerFilled" size="big" busy={busy} onClick={() => run(erase)}>
            {busy ? messages.erasing : messages.eraseDo}
          </Button>
          <Button size="big" onClick={() => setAsking(false)}>
            {messages.cancel}
          </Button>
        </Actions>
      </Sheet>
    </>
  );
}

/** Erases a photo. Rejects with the server's refusal. */
function useErasePhoto(): (input: ErasePhotoInput) => Promise<void> {
  return useMutate<EraseEventErasePhotoMutation>(graphql`
    mutation EraseEventErasePhotoMutation($input: ErasePhotoInput!) {
      erasePhoto(input: $input) {
        # The line of the history comes with the journal; what was erased goes at once.
        event {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- normalised for whoever shows it
          ...snagChanges_event
        }
        snag {
          # eslint-disable-next-line relay/unused-fields -- as above
          photos {
            id
          }
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- as above
          ...snagChanges_snag
          # eslint-disable-next-line relay/unused-fields -- as above
          allowedActions
        }
      }
    }
  `);
}

/** Erases the text of an event. Rejects with the server's refusal. */
function useEraseText(): (input: EraseTextInput) => Promise<void> {
  return useMutate<EraseEventEraseTextMutation>(graphql`
    mutation EraseEventEraseTextMutation($input: EraseTextInput!) {
      eraseText(input: $input) {
        # The line of the history comes with the journal; what was erased goes at once.
        event {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- normalised for whoever shows it
          ...snagChanges_event
        }
        snag {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- normalised for whoever shows it
          ...snagChanges_snag
          # eslint-disable-next-line relay/unused-fields -- as above
          allowedActions
        }
      }
    }
  `);
}
