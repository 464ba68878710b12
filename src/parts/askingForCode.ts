import type { SessionCalls } from '../session/calls';
import { refusalOf } from '../session/calls';
import { isGrant, isRecord, SessionRefusal, type Grant } from '../session/state';

/** The password was right, and the account asks for a code, too. */
export class CodeRequired extends SessionRefusal {
  constructor(
    sentence: string,
    /** Proves to the server that the password was right. */
    readonly step: string,
  ) {
    super('CODE_REQUIRED', sentence);
  }
}

/**
 * Begins a session by what is sent to this path. Rejects with CodeRequired, or with another
 * SessionRefusal.
 */
export const askingForCode =
  (path: string, body: object) =>
  async ({ post }: SessionCalls): Promise<Grant> => {
    const answer = await post(path, body);
    if (answer.ok && isGrant(answer.body)) return answer.body;
    const refusal = refusalOf(answer);
    const step = metaIn(answer.body, 'step');
    throw refusal.code === 'CODE_REQUIRED' && step !== null
      ? new CodeRequired(refusal.message, step)
      : refusal;
  };

/** A text that a refusal gives beside its sentence. */
export function metaIn(body: unknown, name: string): string | null {
  const error = isRecord(body) ? body['error'] : undefined;
  const meta = isRecord(error) ? error['meta'] : undefined;
  const text = isRecord(meta) ? meta[name] : undefined;
  return typeof text === 'string' ? text : null;
}
