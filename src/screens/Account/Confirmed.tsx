import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { signInLimits } from '../../../rules/limits';
import { useSession } from '../../app/context';
import { toProblem } from '../../domain/errors';
import { useNavigate, useSearch } from '../../router/useRouter';
import { refusalOf } from '../../session/calls';
import { Notice } from '../../ui/Notice';
import { factorMessages as messages } from './factorMessages';

/** Tells the server that somebody without a password comes back from the company's own sign-in, which has asked them anew who they are, and says what came of it. */
export function Confirmed({ onConfirmed }: { onConfirmed: () => void }) {
  const { by } = useSearch();
  const { post } = useSession();
  const navigate = useNavigate();
  const [said, setSaid] = useState<{ kind: 'told' | 'refused'; sentence: string } | null>(null);
  const ask = useEffectEvent(async () => {
    try {
      const answer = await post('/session/oidc/confirm', {});
      if (!answer.ok) throw refusalOf(answer);
      setSaid({ kind: 'told', sentence: messages.confirmed(signInLimits.confirmedMinutes) });
      onConfirmed();
    } catch (error) {
      setSaid({ kind: 'refused', sentence: toProblem(error).sentence });
    }
    await navigate({ to: '/account', search: {}, replace: true });
  });
  const asked = useRef(false);
  useEffect(() => {
    // It answers once.
    if (by !== 'provider' || asked.current) return;
    asked.current = true;
    void ask();
  }, [by]);
  if (by !== 'provider' && said === null) return null;
  return <Notice kind={said?.kind ?? 'told'}>{said?.sentence ?? null}</Notice>;
}
