import { useState } from 'react';
import { useSubmit } from '../../app/useSubmit';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/Sheet';
import { tooLong } from '../../ui/snagWords';
import { TextArea } from '../../ui/TextField';
import { words } from './words';

interface SendBackSheetProps {
  onSend: (comment: string) => Promise<void>;
  onClose: () => void;
}

/** Why it goes back. */
export function SendBackSheet({ onSend, onClose }: SendBackSheetProps) {
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(onClose);
  const wrong = tooLong(comment, 'text') ?? (comment.trim() === '' ? words.whyMissing : null);
  const submit = () => {
    setTried(true);
    if (wrong === null) run(() => onSend(comment));
  };
  return (
    <Sheet open onClose={onClose} title={words.sendBack}>
      <Form label={words.sendBack} onSubmit={submit}>
        <TextArea label={words.whatIsWrong} value={comment} onChange={({ target }) => setComment(target.value)} error={tried ? wrong : null} />
        <Notice kind="refused">{problem}</Notice>
        <Button type="submit" look="next" size="big" wide busy={busy}>
          {busy ? words.saving : words.sendBack}
        </Button>
      </Form>
    </Sheet>
  );
}
