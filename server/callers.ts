import type { KeyKind } from '../rules/apiKeys';
import type { ActorKind } from './database/journalTables';
import type { Role } from './database/schema';
import type { SignedIn } from './features/auth/sessionStore';

// What each kind of session may call at all. What it may do with that, its role in the project says
// (permissions.ts).

export type Root = 'Query' | 'Mutation' | 'Subscription';

/** What whoever came by a link may ask for. */
const readByLink = { Query: ['project', 'node'], Subscription: ['journal'] } as const;

/**
 * What somebody who came by a company's link may call, of what their role may: the work on their
 * company's snags, and nothing of a project's people and set-up.
 */
const byLink: Record<Root, readonly string[]> = {
  ...readByLink,
  Mutation: [
    'moveSnag',
    'addComment',
    'editComment',
    'addPhoto',
    'removePhoto',
    'markPhoto',
    'savePushSubscription',
    'removePushSubscription',
  ],
};

/** The same by a client's: a comment, if the link lets them. */
const byClientLink = ({
  mayComment,
}: {
  mayComment: boolean;
}): Record<Root, readonly string[]> => ({
  ...readByLink,
  Mutation: mayComment ? ['addComment', 'editComment'] : [],
});

/** What a key of the API may call; of types and their fields it is shown graphql/published.ts. */
const snagsByKey = ['raiseSnag', 'addPhoto', 'addComment'];
const byKey: Record<KeyKind, Record<Root, readonly string[]>> = {
  READ: { Query: ['project'], Mutation: [], Subscription: [] },
  RAISE: { Query: ['project'], Mutation: snagsByKey, Subscription: [] },
  ALL: {
    Query: ['project'],
    Mutation: [...snagsByKey, 'editSnag', 'moveSnag', 'editComment', 'removePhoto', 'markPhoto'],
    Subscription: [],
  },
};

/**
 * As whom somebody does what they may call. A key reads as a viewer, whatever its kind: what it may
 * do to snags, by the table above, it does as somebody who inspects.
 */
export const actingAs = <Member extends { role: Role }>(
  { keyKind }: Pick<SignedIn, 'keyKind'>,
  member: Member,
): Member => (keyKind === null || keyKind === 'READ' ? member : { ...member, role: 'INSPECTOR' });

/**
 * Which root fields each kind of actor may call: people with an account all of them, a person who
 * came by a link those of the link, a key those of its kind. An imported name and the server itself
 * appear in the journal but call nothing. A kind without a line does not compile.
 */
export const acts: Record<
  ActorKind,
  (type: Root, field: string, viewer: Pick<SignedIn, 'client' | 'keyKind'>) => boolean
> = {
  USER: () => true,
  LINK: (type, field, { client }) =>
    (client === null ? byLink : byClientLink(client))[type].includes(field),
  KEY: (type, field, { keyKind }) => keyKind !== null && byKey[keyKind][type].includes(field),
  IMPORTED: () => false,
  SYSTEM: () => false,
};

/** The kinds of actors who can be members of a project, or count as one. */
const belongs: Record<ActorKind, boolean> = {
  USER: true,
  LINK: true,
  KEY: true,
  IMPORTED: false,
  SYSTEM: false,
};

export const mayAct = (viewer: Pick<SignedIn, 'kind'>): boolean => belongs[viewer.kind];
