import { useCallback } from 'react';
import { useUserSession } from '../context';
import { useProject } from '../project';
import { useStamp } from '../stamp';
import { useSession } from '../useSession';
import type { NewEvent } from '../../sync/outbox/entry';

/** What a hook adds to the event it is about. */
export type EventContent = Pick<NewEvent, 'kind' | 'snagId' | 'fields'> & Partial<Pick<NewEvent, 'photo' | 'holdUntil'>>;

/** Makes events of the person in front of the screen in the project on it. */
export function useNewEvent(): (content: EventContent) => NewEvent {
  const { state } = useSession();
  const project = useProject();
  const stamp = useStamp();
  const userId = state.kind === 'signedIn' ? state.user.id : null;
  return useCallback(
    (content) => {
      if (userId === null || project === null) throw new Error('No project on the screen');
      return { ...stamp(), userId, projectId: project.id, projectCode: project.code, ...content };
    },
    [userId, project, stamp],
  );
}

/** The outbox of the person in front of the screen. */
export function useOwnOutbox(): NonNullable<ReturnType<typeof useUserSession>['outbox']> {
  const { outbox } = useUserSession();
  if (outbox === null) throw new Error('Nobody is signed in here');
  return outbox;
}
