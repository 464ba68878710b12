import { useEffect, useState } from 'react';

/** ms without a change before the server is asked again. */
const settleMs = 400;

/** What was entered last and stays so for a moment. */
export function useSettled(entered: string): string {
  const [settled, setSettled] = useState(entered);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(entered), settleMs);
    return () => clearTimeout(timer);
  }, [entered]);
  return settled;
}
