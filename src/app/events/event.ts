import { useCallback } from 'react';
import type { Environment, GraphQLTaggedNode } from 'relay-runtime';
import type { NewEvent, StoredEvent } from '../../sync/outbox/entry';
import { useProject, useSession, useUserSession } from '../context';
import { useStamp } from '../forms';

// What all kinds of events share: how one is described and made.

/** How events of one kind are sent. */
export interface Kind {
  readonly mutation: GraphQLTaggedNode;
  /** The mutation's input, made from the stored event. */
  input(event: StoredEvent, file: Blob | null): Readonly<Record<string, unknown>>;
}

/** The fields that the input of every event's mutation has. */
export function stamp({ eventId, occurredAt, seen }: StoredEvent): {
  eventId: string;
  occurredAt: number;
  seen: string | null;
} {
  return { eventId, occurredAt, seen };
}

/** The part of an event that its hook provides. */
export type EventContent = Pick<NewEvent, 'kind' | 'snagId' | 'fields'> &
  Partial<Pick<NewEvent, 'photo' | 'holdUntil'>>;

/**
 * For an event of a project that is not the one on the screen: that project, the journal cursor of
 * what the person saw of it, and what is known of the snag.
 */
export type ProjectElsewhere = Pick<NewEvent, 'projectId' | 'projectCode' | 'seen' | 'about'>;

/**
 * Makes events of the signed-in person. `elsewhere`: the project they belong to. @default the one
 * on the screen
 */
export function useNewEvent(
  elsewhere: ProjectElsewhere | null = null,
): (content: EventContent) => NewEvent {
  const { state } = useSession();
  const here = useProject();
  const newStamp = useStamp();
  const { environment } = useUserSession();
  const userId = state.kind === 'signedIn' ? state.user.id : null;
  return useCallback(
    (content) => {
      const project = elsewhere ?? (here && { projectId: here.id, projectCode: here.code });
      if (userId === null || project === null) throw new Error('No project on the screen');
      return {
        ...newStamp(),
        userId,
        ...project,
        ...aboutSnag(environment, content.snagId),
        ...content,
      };
    },
    [userId, here, elsewhere, newStamp, environment],
  );
}

function aboutSnag(environment: Environment, snagId: string): Pick<NewEvent, 'about'> {
  const { number, displayTitle: title } = environment.getStore().getSource().get(snagId) ?? {};
  const about = {
    ...(typeof number === 'number' && { number }),
    ...(typeof title === 'string' && { title }),
  };
  return Object.keys(about).length === 0 ? {} : { about };
}

/** The outbox of the signed-in person. */
export function useOwnOutbox(): NonNullable<ReturnType<typeof useUserSession>['outbox']> {
  const { outbox } = useUserSession();
  if (outbox === null) throw new Error('Nobody is signed in here');
  return outbox;
}

export function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
