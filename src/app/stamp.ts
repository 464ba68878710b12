import { useCallback } from 'react';
import { useUserSession } from './context';
import { newId } from '../domain/ids';
import { useProject } from './project';

/** What every event carries; made once for each thing a person does, so that it may be sent again. */
export interface Stamp {
  readonly eventId: string;
  /** The clock of the device. */
  readonly occurredAt: number;
  /** The journal cursor of what the person was looking at. */
  readonly seen: string | null;
}

/** For mutations of the set-up, which wait for their answer in a form. */
export function useStamp(): () => Stamp {
  const { journal } = useUserSession();
  const project = useProject();
  return useCallback(
    () => ({ eventId: newId('event'), occurredAt: Date.now(), seen: project === null ? null : journal.seen(project.id) }),
    [journal, project],
  );
}
