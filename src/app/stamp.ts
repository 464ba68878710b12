import { useCallback } from 'react';
import { useUserSession } from './context';
import { newId } from '../domain/ids';
import { useProject } from './project';

/** Fields of every event. Made once for each action, so that sending it again repeats the same event. */
export interface Stamp {
  readonly eventId: string;
  /** Device time. */
  readonly occurredAt: number;
  /** The journal cursor of the data the person saw. */
  readonly seen: string | null;
}

/** For mutations of the set-up, which are sent from a form and not through the outbox. */
export function useStamp(): () => Stamp {
  const { journal } = useUserSession();
  const project = useProject();
  return useCallback(
    () => ({ eventId: newId('event'), occurredAt: Date.now(), seen: project === null ? null : journal.cursorOf(project.id) }),
    [journal, project],
  );
}
