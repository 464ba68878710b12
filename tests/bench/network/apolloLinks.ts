import { ServerError } from '@apollo/client/errors';
import { NotImplementedHandler } from '@apollo/client/incremental';
import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { parse, type DocumentNode } from 'graphql';
import { defer, switchMap, timeout as limit } from 'rxjs';
import { limitsAt, type SetUp } from './contender';

/**
 * Links alone, without client and cache, asked with `ApolloLink.execute`. The 401 is handled as its
 * page on ErrorLink does: a new token, then `forward` again. That page leaves it to the reader to
 * ask for the token only once; the shared promise below is what one writes then.
 * There is no link for a timeout; Apollo 4 stands on rxjs, whose `timeout` operator unsubscribes,
 * and that aborts the request.
 * Retry outermost, so that each attempt may refresh; the token inside of the error link, so that
 * the replay reads the new one.
 */
export const setUp: SetUp = ({ url, fetch, token, refresh, speed, resendMutations }) => {
  const { timeout, delays } = limitsAt(speed);
  let refreshing: Promise<string> | undefined;
  const refreshOnce = (): Promise<string> =>
    (refreshing ??= refresh().finally(() => (refreshing = undefined)));
  const link = ApolloLink.from([
    new RetryLink({
      // Its own delays double from 300 ms with chance; these are the contract's.
      delay: (count) => delays[count - 1] ?? 0,
      attempts: {
        max: 3,
        retryIf: (error, { operationType }) =>
          (resendMutations || operationType !== 'mutation') &&
          !(ServerError.is(error) && error.statusCode === 401),
      },
    }),
    new ErrorLink(({ error, operation, forward }) => {
      if (ServerError.is(error) && error.statusCode === 401)
        return defer(refreshOnce).pipe(switchMap(() => forward(operation)));
      return undefined;
    }),
    new SetContextLink(({ headers }) => ({
      headers: { ...headers, authorization: `Bearer ${token()}` },
    })),
    new ApolloLink((operation, forward) => forward(operation).pipe(limit(timeout))),
    new UploadHttpLink({ uri: url, fetch }),
  ]);
  return ({ text, variables }) => {
    let cancel = (): void => {};
    const result = new Promise<unknown>((resolve, reject) => {
      const subscription = ApolloLink.execute(
        link,
        { query: documentOf(text), variables },
        { client },
      ).subscribe({ next: resolve, error: reject });
      cancel = () => subscription.unsubscribe();
    });
    return { result, cancel };
  };
};

/**
 * All that the links read of a client, with what stands there by default. A real one would add to
 * its figures, and so would its cache.
 */
const client = { queryManager: { incrementalHandler: new NotImplementedHandler() } };

/** An app writes its documents with `gql` once, not for each request. */
const documents = new Map<string, DocumentNode>();

function documentOf(text: string): DocumentNode {
  let document = documents.get(text);
  if (document === undefined) documents.set(text, (document = parse(text)));
  return document;
}
