import { Client, fetchExchange, gql, type Document } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { retryExchange } from '@urql/exchange-retry';
import { limitsAt, type SetUp } from './contender';

/**
 * The client, because exchanges do not run without one, with retry before auth before fetch and
 * without its cache. It sends files by itself. Its waits grow by adding `initialDelayMs` for each
 * attempt when chance is off: 1,000 and 2,000 instead of 1,000 and 3,000 ms.
 * A timeout is not built in; its authors advise a `fetch` that joins the signal it is given with
 * its own, which is what stands here. urql aborts that signal at the end of every operation, so the
 * timer ends there too. Auth follows the README, with the status in place of a code.
 */
export const setUp: SetUp = ({ url, fetch, token, refresh, speed, resendMutations }) => {
  const { timeout, delays } = limitsAt(speed);
  const client = new Client({
    url,
    fetch: limited(fetch, timeout),
    preferGetMethod: false,
    exchanges: [
      retryExchange({
        initialDelayMs: delays[0],
        maxDelayMs: delays[1],
        randomDelay: false,
        maxNumberAttempts: 3,
        retryIf: (error, { kind }) =>
          Boolean(error.networkError) && (resendMutations || kind !== 'mutation'),
      }),
      authExchange(async ({ appendHeaders }) => ({
        addAuthToOperation: (operation) =>
          appendHeaders(operation, { Authorization: `Bearer ${token()}` }),
        didAuthError: (error) => error.response?.status === 401,
        async refreshAuth() {
          await refresh();
        },
      })),
      fetchExchange,
    ],
  });
  return ({ kind, text, variables }) => {
    let cancel = (): void => {};
    const result = new Promise<unknown>((resolve, reject) => {
      const source =
        kind === 'query'
          ? client.query(documentOf(text), variables)
          : client.mutation(documentOf(text), variables);
      let ended = false;
      const subscription = source.subscribe(({ data, error }) => {
        ended = true;
        if (error === undefined) resolve(data);
        else reject(error);
        cancel();
      });
      cancel = () => subscription.unsubscribe();
      // An answer that came before `subscribe` returned.
      if (ended) cancel();
    });
    return { result, cancel: () => cancel() };
  };
};

function limited(inner: typeof fetch, timeout: number): typeof fetch {
  return (url, init) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeout);
    const end = (): void => {
      clearTimeout(timer);
      controller.abort();
    };
    init?.signal?.addEventListener('abort', end, { once: true });
    return inner(url, { ...init, signal: controller.signal });
  };
}

/** An app writes its documents with `gql` once, not for each request. */
const documents = new Map<string, Document>();

function documentOf(text: string): Document {
  let document = documents.get(text);
  if (document === undefined) documents.set(text, (document = gql(text)));
  return document;
}
