import type { GraphqlError } from '../failure';
import type { Call, Cancel, Rule } from '../layer';

/**
 * Sends a document's hash instead of its text, and the text with it once the server says that it
 * does not know the hash, or no hashes at all: the protocol of Apollo's automatic persisted
 * queries.
 */
export const persistByHash: Rule = (next) => {
  let isSupported = true;
  return (call, answer) => {
    const { body, params } = call;
    const { text, operationKind } = params;
    const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
    const isHashed = isSupported && text && operationKind !== 'subscription';
    if (!isHashed || typeof body !== 'string' || !subtle) return next(call, answer);
    let cancelled = false;
    let cancel: Cancel = () => void (cancelled = true);
    void hexOfHash(subtle, text).then((sha256Hash) => {
      if (cancelled) return;
      const { short, whole } = bodies(body, sha256Hash);
      cancel = next(
        { ...call, body: short },
        {
          ...answer,
          end(failure, final) {
            const refusal = failure?.graphqlErrors?.find((error) => isRefused(error));
            if (refusal === undefined) return answer.end(failure, final);
            isSupported &&= !isRefused(refusal, 'SUPPORTED');
            cancel = next({ ...call, body: whole }, answer);
          },
        },
      );
    });
    return () => cancel();
  };
};

function bodies(body: Call['body'] & string, sha256Hash: string): { short: string; whole: string } {
  const { query, ...rest } = JSON.parse(body) as Record<string, unknown>; // made of an object
  const short = { ...rest, extensions: { persistedQuery: { version: 1, sha256Hash } } };
  return { short: JSON.stringify(short), whole: JSON.stringify({ ...short, query }) };
}

async function hexOfHash(subtle: SubtleCrypto, text: string): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Some servers give only the code, some only the message. */
const isRefused = ({ message, extensions }: GraphqlError, why: '' | 'SUPPORTED' = ''): boolean =>
  extensions?.code?.startsWith(`PERSISTED_QUERY_NOT_${why}`) === true ||
  message.startsWith(why === '' ? 'PersistedQueryNot' : 'PersistedQueryNotSupported');
