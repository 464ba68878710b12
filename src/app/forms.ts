import { useCallback, useState } from 'react';
import { toProblem } from '../domain/errors';
import { newId } from '../domain/ids';
import { useProject, useUserSession } from './context';

// For forms that send their event directly and not through the outbox: the event's stamp (id, time,
// cursor), made once, and one request at a time.

/**
 * Fields of every event. Made once for each action, so that sending it again repeats the same
 * event.
 */
export interface Stamp {
  readonly eventId: string;
  /** Device time. */
  readonly occurredAt: number;
  /** The journal cursor of the data the person saw. */
  readonly seen: string | null;
}

/** A function that makes the stamp of a new event. */
export function useStamp(): () => Stamp {
  const { journal } = useUserSession();
  const project = useProject();
  return useCallback(
    () => ({
      eventId: newId('event'),
      occurredAt: Date.now(),
      seen: project === null ? null : journal.cursorOf(project.id),
    }),
    [journal, project],
  );
}

/** The values of the last request without an answer, as JSON, and their stamp. */
export interface Sent<Stamp extends object> {
  current: { readonly of: string; readonly stamp: Stamp } | null;
}

type Once<Stamp extends object> = <Values extends object, Answer>(
  values: Values,
  send: (input: Stamp & Values) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Sends a form's values as one event, however often: after a lost answer, pressing again repeats
 * the same event, which the server recognises. Other values, or a submit after a success, are a new
 * event.
 */
export function useOnce<Stamp extends object>(make: () => Stamp): Once<Stamp> {
  const [sent] = useState<Sent<Stamp>>(() => ({ current: null }));
  return once(sent, make);
}

/** The same for several forms on a screen, which keep `sent` themselves. */
export function once<Stamp extends object>(sent: Sent<Stamp>, make: () => Stamp): Once<Stamp> {
  return async (values, send) => {
    const of = JSON.stringify(values);
    const { stamp } =
      sent.current?.of === of ? sent.current : (sent.current = { of, stamp: make() });
    const answer = await send({ ...stamp, ...values });
    sent.current = null;
    return answer;
  };
}

interface Submit {
  busy: boolean;
  /** The message of the last failure, until the next try. */
  problem: string | null;
  run: (action: () => Promise<unknown>) => void;
  /** Takes the message away, where something else was tried since. */
  forget: () => void;
}

/** Runs one request of a form at a time and holds the message of its failure. */
export function useSubmit(onDone: () => void): Submit {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const go = async (action: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await action();
      onDone();
    } catch (error) {
      setProblem(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    problem,
    run: (action) => {
      if (!busy) void go(action);
    },
    forget: () => setProblem(null),
  };
}
