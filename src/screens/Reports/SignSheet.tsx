import { useEffect, useRef, useState } from 'react';
import { type Strokes, writeStrokes } from '../../../rules/handovers';
import { cleanLine } from '../../../rules/text';
import { useProject } from '../../app/context';
import { useSignHandover } from '../../app/events/useSignHandover';
import { useSubmit } from '../../app/forms';
import { exactTime } from '../../domain/time';
import { useUnsavedInput, type EnteredSigning } from '../../parts/unsavedInput';
import { readNumbers, SignatureFields } from '../../parts/signing/SignatureFields';
import { signatureMessages } from '../../parts/signing/signatureMessages';
import { announce } from '../../ui/announcements';
import { Button, buttonClass } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { useLayer } from '../../ui/overlays/layers';
import { handoverMessages as messages } from './handoverMessages';

interface SignSheetProps {
  handover: {
    readonly id: string;
    readonly draftSha256: string;
    readonly draftUrl: string | null | undefined;
    readonly preparedAt: number;
    readonly snagCount: number;
  };
  /** Title of the handover in the outbox. */
  title: string;
  party: { readonly position: number; readonly role: string; readonly company: string };
  /** The highest number of a snag in the project; null where it is not known. */
  lastNumber: number | null;
  onClose: () => void;
}

/**
 * Where one party signs. The device may belong to somebody else, so the name begins empty, and a
 * name and a signature that were not given are not kept. The rest of what was entered stays until
 * it is signed, also when the sheet is left.
 */
export function SignSheet({ handover, title, party, lastNumber, onClose }: SignSheetProps) {
  const project = useProject();
  const { typed, change } = useUnsavedInput(handover.id);
  const [name, setName] = useState('');
  const [strokes, setStrokes] = useState<Strokes>([]);
  const {
    company = party.company,
    reservations = '',
    except = '',
  } = typed.signings?.[party.position] ?? {};
  const enter = (part: EnteredSigning | null) =>
    change((now) => {
      const { [party.position]: before, ...others } = now.signings ?? {};
      return {
        ...now,
        signings: part === null ? others : { ...others, [party.position]: { ...before, ...part } },
      };
    });
  const [tried, setTried] = useState(false);
  const sign = useSignHandover();
  const { busy, problem, run } = useSubmit(onClose);
  const numbers = readNumbers(except);
  const unknown = numbers?.find(
    (number) => number === 0 || (lastNumber !== null && number > lastNumber),
  );
  // The device may not have heard of a snag that the server has, so this is asked once and not
  // refused.
  const [asked, setAsked] = useState<string | null>(null);
  const exceptWrong =
    numbers === null
      ? signatureMessages.exceptWrong
      : unknown === undefined
        ? null
        : messages.exceptUnknown(unknown);
  // What is drawn is not kept, so it is not thrown away unasked.
  const [leaving, setLeaving] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useLayer(leaving, () => setLeaving(false));
  useEffect(() => {
    if (leaving) question.current?.focus();
  }, [leaving]);
  const nameless = cleanLine(name) === '';
  const submit = () => {
    setTried(true);
    if (nameless || numbers === null) return;
    if (exceptWrong !== null && asked !== except) return setAsked(except);
    const { id: handoverId, draftSha256 } = handover;
    run(async () => {
      await sign(
        {
          handoverId,
          draftSha256,
          position: party.position,
          name,
          company,
          strokes: strokes.length === 0 ? null : writeStrokes(strokes),
          reservations,
        },
        numbers,
        title,
      );
      enter(null);
      // Whether the server accepts it is shown later, in the row of the party.
      announce(messages.kept(cleanLine(name)));
    });
  };
  return (
    <Sheet
      open
      onClose={() => (strokes.length === 0 ? onClose() : setLeaving(true))}
      closedByBack={!leaving}
      closedByTap={false}
      title={messages.signTitle(party.role)}
    >
      <p>
        {messages.signWhat(exactTime(handover.preparedAt, project?.timeZone), handover.snagCount)}
      </p>
      {handover.draftUrl != null && (
        <a href={handover.draftUrl} download className={buttonClass()}>
          {messages.read}
        </a>
      )}
      <Form label={messages.signTitle(party.role)} onSubmit={submit}>
        <SignatureFields
          values={{ name, company, strokes, except, reservations }}
          onChange={({ name: signer, strokes: drawn, ...entered }) => {
            if (signer !== undefined) setName(signer);
            if (drawn !== undefined) setStrokes(drawn);
            if (Object.keys(entered).length > 0) enter(entered);
          }}
          nameError={tried && nameless ? signatureMessages.nameMissing : null}
          exceptError={tried ? exceptWrong : null}
        />
        <Notice
          kind="info"
          textRef={question}
          action={
            <Actions>
              <Button onClick={() => setLeaving(false)}>{messages.keepSigning}</Button>
              <Button look="danger" onClick={onClose}>
                {messages.throwAway}
              </Button>
            </Actions>
          }
        >
          {leaving && messages.leaveSure}
        </Notice>
        <Notice kind="refused">{problem}</Notice>
        <Actions>
          <Button type="submit" look="ink" size="big" busy={busy}>
            {busy ? messages.signing : messages.signDo}
          </Button>
        </Actions>
      </Form>
    </Sheet>
  );
}
