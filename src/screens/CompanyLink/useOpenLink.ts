import { useSession } from '../../app/context';
import { refusalOf } from '../../session/calls';
import { isGrant, isRecord, type Person } from '../../session/state';

/** Whose link it is, for somebody who has not said their name. */
export interface Offered {
  readonly project: string;
  /** Or the client's name. */
  readonly company: string;
  readonly client: boolean;
  /** Who used it on this device before and left; null if nobody did. */
  readonly name: string | null;
}

export type Opened = { readonly offered: Offered } | { readonly opened: Person };

class NameNeeded extends Error {
  constructor(readonly offered: Offered) {
    super('A name is needed');
  }
}

/**
 * Opens a link. Answers whose it is if a name has to be said first, and who uses it when it is
 * open. Rejects with a SessionRefusal, also when `signal` aborts.
 */
export function useOpenLink(token: string): (name: string, signal: AbortSignal) => Promise<Opened> {
  const { begin } = useSession();
  return async (name, signal) => {
    let opened: Person | null = null;
    try {
      await begin(async ({ post }) => {
        const answer = await post('/session/link', { token, name }, signal);
        if (answer.ok && isGrant(answer.body)) {
          opened = answer.body.user;
          return answer.body;
        }
        const offered = answer.ok && isRecord(answer.body) ? offeredIn(answer.body['link']) : null;
        throw offered === null ? refusalOf(answer) : new NameNeeded(offered);
      });
    } catch (error) {
      if (error instanceof NameNeeded) return { offered: error.offered };
      throw error;
    }
    if (opened === null) throw new Error('A session began without a person');
    return { opened };
  };
}

function offeredIn(link: unknown): Offered | null {
  if (!isRecord(link)) return null;
  const { project, company, client, name } = link;
  return typeof project === 'string' && typeof company === 'string'
    ? { project, company, client: client === true, name: typeof name === 'string' ? name : null }
    : null;
}
