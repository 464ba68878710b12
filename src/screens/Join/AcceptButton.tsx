import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toProblem } from '../../domain/errors';
import { newId } from '../../domain/ids';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useAcceptInvitation } from './useAcceptInvitation';
import { words } from './messages';

/** For a person who has an account and is signed in. */
export function AcceptButton({ token, name }: { token: string; name: string }) {
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  const [eventId] = useState(() => newId('event'));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const join = async () => {
    setBusy(true);
    setRefused(null);
    try {
      const code = await accept({ eventId, token });
      await navigate({ to: '/p/$code', params: { code } });
    } catch (error) {
      setRefused(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <p>{words.acceptAs(name)}</p>
      <Notice kind="refused">{refused}</Notice>
      <Button look="next" size="big" wide busy={busy} onClick={() => void join()}>
        {busy ? words.joining : words.accept}
      </Button>
    </>
  );
}
