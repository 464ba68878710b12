import { useEffect, useEffectEvent, useState } from 'react';
import { isShortcut } from '../../parts/isTyping';
import { useNavigate } from '../../router/useRouter';
import { useEscape } from '../../ui/focus/escape';

/** Digits of the largest number. */
const digitsAtMost = 9;

/**
 * Digits typed while no field has the focus; Enter opens the snag with that number, any other key
 * clears them.
 */
export function useJump(code: string): string {
  const [digits, setDigits] = useState('');
  const navigate = useNavigate();
  useEscape(digits !== '', () => {
    setDigits('');
    return true;
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    if (/^\d$/.test(event.key))
      setDigits(`${digits}${event.key}`.replace(/^0+/, '').slice(0, digitsAtMost));
    else if (digits === '' || event.key === 'Shift' || event.key === 'Escape') return;
    else if (event.key === 'Backspace') setDigits(digits.slice(0, -1));
    else {
      setDigits('');
      if (event.key !== 'Enter') return;
      // Otherwise Enter would also follow the focused link.
      event.preventDefault();
      void navigate({
        to: '/p/$code/snags/$number',
        params: { code, number: digits },
        search: true,
      });
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const forget = () => setDigits('');
    document.addEventListener('keydown', listen);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
  return digits;
}
