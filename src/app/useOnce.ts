import { useState } from 'react';

/** Which values were sent under which stamp, as long as nobody knows what became of them. */
export interface Sent<Stamp extends object> {
  current: { readonly of: string; readonly stamp: Stamp } | null;
}

type Once<Stamp extends object> = <Values extends object, Answer>(values: Values, send: (input: Stamp & Values) => Promise<Answer>) => Promise<Answer>;

/**
 * One filled-in form is one event, however often it is sent: if the answer was lost, pressing again repeats the same event, which the server
 * knows. Other values, or the next time after a success, are another event.
 */
export function useOnce<Stamp extends object>(make: () => Stamp): Once<Stamp> {
  const [sent] = useState<Sent<Stamp>>(() => ({ current: null }));
  return once(sent, make);
}

/** The same for one form of several on a screen, which keeps `sent` itself. */
export function once<Stamp extends object>(sent: Sent<Stamp>, make: () => Stamp): Once<Stamp> {
  return async (values, send) => {
    const of = JSON.stringify(values);
    const { stamp } = sent.current?.of === of ? sent.current : (sent.current = { of, stamp: make() });
    const answer = await send({ ...stamp, ...values });
    sent.current = null;
    return answer;
  };
}
