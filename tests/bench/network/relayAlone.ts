import { Network, Observable, type GraphQLResponse } from 'relay-runtime';
import { limitsAt, type SetUp } from './contender';
import { startOn } from './relay';

/**
 * The leanest Relay network that ends: a fetch with an abort controller and a timer, which cleans
 * up only what is still there to be cleaned up. Below it no layer for Relay can come.
 */
export const setUp: SetUp = ({ url, fetch, token, speed }) => {
  const { timeout } = limitsAt(speed);
  const network = Network.create(({ name, text }, variables) =>
    Observable.create((sink) => {
      const controller = new AbortController();
      let ended = false;
      const timer = setTimeout(() => controller.abort(), timeout);
      const ask = async (): Promise<void> => {
        try {
          const response = await fetch(url, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              Accept: '*/*',
              Authorization: `Bearer ${token()}`,
            },
            body: JSON.stringify({ id: name, query: text, variables }),
            signal: controller.signal,
          });
          if (!response.ok) throw new Error(`status ${response.status}`);
          // whatever the server says is taken for one
          const answer = (await response.json()) as GraphQLResponse;
          ended = true;
          clearTimeout(timer);
          sink.next(answer);
          sink.complete();
        } catch (cause) {
          ended = true;
          clearTimeout(timer);
          sink.error(cause instanceof Error ? cause : new Error('failed', { cause }));
        }
      };
      void ask();
      return () => {
        if (ended) return;
        clearTimeout(timer);
        controller.abort();
      };
    }),
  );
  return startOn(network);
};
