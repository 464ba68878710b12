import type { ActorKind } from './database/journalTables';
import type { SignedIn } from './features/auth/sessionStore';

/** What is read over plain HTTP, beside GraphQL. */
export type FileKind =
  | 'photo'
  | 'plan'
  | 'page'
  | 'report'
  | 'notice'
  | 'preview'
  | 'table'
  | 'project';

const byAccount: readonly FileKind[] = [
  'photo',
  'plan',
  'page',
  'report',
  'notice',
  'preview',
  'table',
  'project',
];
const byLink: readonly FileKind[] = ['photo', 'plan', 'notice'];
const readable: Record<ActorKind, (viewer: Pick<SignedIn, 'client'>) => readonly FileKind[]> = {
  USER: () => byAccount,
  LINK: ({ client }) => (client === null ? byLink : [...byLink, 'report']),
  // Tables it has by an address of its own.
  KEY: () => ['photo'],
  IMPORTED: () => [],
  SYSTEM: () => [],
};

/** Whether somebody of this kind reads such files at all; which of them, the routes decide. */
export const readsFiles = (viewer: Pick<SignedIn, 'kind' | 'client'>, kind: FileKind): boolean =>
  readable[viewer.kind](viewer).includes(kind);
