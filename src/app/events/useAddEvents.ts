import { useCallback } from 'react';
import type { Environment } from 'relay-runtime';
import { useProject, useSession, useUserSession } from '../context';
import { useStamp } from '../forms';
import type { NewEvent } from '../../sync/outbox/entry';

/** What a hook adds to the event it is about. */
export type EventContent = Pick<NewEvent, 'kind' | 'snagId' | 'fields'> & Partial<Pick<NewEvent, 'photo' | 'holdUntil'>>;

/** A project that is not the one on the screen, the journal cursor of what the person saw of it, and what is known of the snag. */
export type ProjectElsewhere = Pick<NewEvent, 'projectId' | 'projectCode' | 'seen' | 'about'>;

/** Makes events of the person in front of the screen. `elsewhere`: of which project. @default the one on the screen */
export function useNewEvent(elsewhere: ProjectElsewhere | null = null): (content: EventContent) => NewEvent {
  const { state } = useSession();
  const here = useProject();
  const stamp = useStamp();
  const { environment } = useUserSession();
  const userId = state.kind === 'signedIn' ? state.user.id : null;
  return useCallback(
    (content) => {
      const project = elsewhere ?? (here && { projectId: here.id, projectCode: here.code });
      if (userId === null || project === null) throw new Error('No project on the screen');
      return { ...stamp(), userId, ...project, ...aboutSnag(environment, content.snagId), ...content };
    },
    [userId, here, elsewhere, stamp, environment],
  );
}

function aboutSnag(environment: Environment, snagId: string): Pick<NewEvent, 'about'> {
  const { number, displayTitle: title } = environment.getStore().getSource().get(snagId) ?? {};
  const about = { ...(typeof number === 'number' && { number }), ...(typeof title === 'string' && { title }) };
  return Object.keys(about).length === 0 ? {} : { about };
}

/** The outbox of the person in front of the screen. */
export function useOwnOutbox(): NonNullable<ReturnType<typeof useUserSession>['outbox']> {
  const { outbox } = useUserSession();
  if (outbox === null) throw new Error('Nobody is signed in here');
  return outbox;
}
