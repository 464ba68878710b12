import type { ActorKind } from './database/journalTables';
import type { SignedIn } from './features/auth/sessionStore';

/** What is read over plain HTTP, beside GraphQL. */
export type FileKind = 'photo' | 'plan' | 'page' | 'report' | 'table' | 'project';

const byAccount: readonly FileKind[] = ['photo', 'plan', 'page', 'report', 'table', 'project'];
const readable: Record<ActorKind, readonly FileKind[]> = {
  USER: byAccount,
  LINK: ['photo', 'plan'],
  IMPORTED: [],
  SYSTEM: [],
};

/** Whether somebody of this kind reads such files at all; which of them, the routes decide. */
export const readsFiles = (viewer: Pick<SignedIn, 'kind'>, kind: FileKind): boolean =>
  readable[viewer.kind].includes(kind);
