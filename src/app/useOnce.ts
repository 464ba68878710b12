import { useState } from 'react';

/** The values of the last request without an answer, as JSON, and their stamp. */
export interface Sent<Stamp extends object> {
  current: { readonly of: string; readonly stamp: Stamp } | null;
}

type Once<Stamp extends object> = <Values extends object, Answer>(values: Values, send: (input: Stamp & Values) => Promise<Answer>) => Promise<Answer>;

/**
 * Sends a form's values as one event, however often: after a lost answer, pressing again repeats the same event, which the server
 * recognises. Other values, or a submit after a success, are a new event.
 */
export function useOnce<Stamp extends object>(make: () => Stamp): Once<Stamp> {
  const [sent] = useState<Sent<Stamp>>(() => ({ current: null }));
  return once(sent, make);
}

/** The same for several forms on a screen, which keep `sent` themselves. */
export function once<Stamp extends object>(sent: Sent<Stamp>, make: () => Stamp): Once<Stamp> {
  return async (values, send) => {
    const of = JSON.stringify(values);
    const { stamp } = sent.current?.of === of ? sent.current : (sent.current = { of, stamp: make() });
    const answer = await send({ ...stamp, ...values });
    sent.current = null;
    return answer;
  };
}
