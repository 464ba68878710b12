import {
  RelayNetworkLayer,
  authMiddleware,
  retryMiddleware,
  uploadMiddleware,
  urlMiddleware,
} from 'react-relay-network-modern/es';
import { limitsAt, type SetUp } from './contender';
import { startOn } from './relay';

/**
 * The order is that of its README: retry before auth. It has no `fetch` option, so the global one
 * is replaced; `es` is its build without the polyfills for old browsers, which is the smaller and
 * faster one. Left out: the cache and batching (nobody else here has one), and logger, error and
 * perf, which its README keeps for development; `logger: false`, or retry prints a line for each
 * attempt.
 * Mutations are sent again only with `allowMutations`, uploads only with `allowFormData`. It aborts
 * through `window.AbortController`, which Node has under another name.
 */
export const setUp: SetUp = ({ url, fetch, token, refresh, speed, resendMutations }) => {
  Object.assign(globalThis, { fetch, window: globalThis });
  const { timeout, delays } = limitsAt(speed);
  return startOn(
    new RelayNetworkLayer([
      urlMiddleware({ url }),
      retryMiddleware({
        fetchTimeout: timeout,
        retryDelays: [...delays],
        allowMutations: resendMutations,
        allowFormData: resendMutations,
        logger: false,
      }),
      authMiddleware({ token, tokenRefreshPromise: refresh }),
      uploadMiddleware(),
    ]),
  );
};
