import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SignFormSignMutation } from '../../../__generated__/relay/SignFormSignMutation.graphql';
import type { SigningScreenOpenMutation$data } from '../../../__generated__/relay/SigningScreenOpenMutation.graphql';
import { writeStrokes } from '../../../rules/handovers';
import { cleanLine } from '../../../rules/text';
import { useOnce, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { newId } from '../../domain/ids';
import { exactTime } from '../../domain/time';
import {
  type EnteredSignature,
  readNumbers,
  SignatureFields,
} from '../../parts/signing/SignatureFields';
import { signatureMessages } from '../../parts/signing/signatureMessages';
import { Button, buttonClass } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';

interface SignFormProps {
  secrets: { readonly token: string; readonly code: string };
  opened: SigningScreenOpenMutation$data['openSigning'];
  onDone: () => void;
}

/** The draft to read, and the signature. */
export function SignForm({
  secrets,
  opened: { company, preparedAt, snagCount, draftSha256, draftUrl },
  onDone,
}: SignFormProps) {
  const [values, setValues] = useState<EnteredSignature>({
    name: '',
    company,
    strokes: [],
    except: '',
    reservations: '',
  });
  const [tried, setTried] = useState(false);
  useAskBeforeLeaving(values.strokes.length > 0);
  const sign = useMutate<SignFormSignMutation>(graphql`
    mutation SignFormSignMutation($input: SignByLinkInput!) {
      signByLink(input: $input) {
        signedAt
      }
    }
  `);
  const once = useOnce(() => ({ eventId: newId('event') }));
  const { busy, problem, run } = useSubmit(onDone);
  const numbers = readNumbers(values.except);
  const nameless = cleanLine(values.name) === '';
  const submit = () => {
    setTried(true);
    if (nameless || numbers === null) return;
    const strokes = values.strokes.length === 0 ? null : writeStrokes(values.strokes);
    run(() => once({ ...secrets, ...values, draftSha256, strokes, except: numbers }, sign));
  };
  return (
    <>
      <p>{messages.what(exactTime(preparedAt), snagCount)}</p>
      <a href={draftUrl} download className={buttonClass()}>
        {messages.read}
      </a>
      <Form label={messages.title} onSubmit={submit}>
        <SignatureFields
          values={values}
          onChange={(part) => setValues({ ...values, ...part })}
          nameError={tried && nameless ? signatureMessages.nameMissing : null}
          exceptError={tried && numbers === null ? signatureMessages.exceptWrong : null}
        />
        <p>{messages.record}</p>
        <Notice kind="refused">{problem}</Notice>
        <Actions>
          <Button type="submit" look="ink" size="big" busy={busy}>
            {busy ? messages.sending : messages.sign}
          </Button>
        </Actions>
      </Form>
    </>
  );
}

/** What was drawn is kept nowhere, so the browser asks before Back, a reload or a closed tab. */
function useAskBeforeLeaving(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDrawn]);
}
