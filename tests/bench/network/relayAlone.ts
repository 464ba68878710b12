import { Network, Observable, type GraphQLResponse } from 'relay-runtime';
import { setUp as setUpFloor } from './floor';
import { startOn } from './relay';
import type { SetUp } from './contender';

/** The floor as a Relay network: what Relay's own Network and Observable cost, below which no layer for Relay can come. */
export const setUp: SetUp = (conditions) => {
  const start = setUpFloor(conditions);
  const network = Network.create(({ name, text, operationKind }, variables) =>
    Observable.create((sink) => {
      const running = start({ kind: operationKind === 'mutation' ? 'mutation' : 'query', name, text: text ?? '', variables });
      running.result.then(
        (answer) => {
          sink.next(answer as GraphQLResponse); // whatever the server says is taken for one
          sink.complete();
        },
        (cause: unknown) => sink.error(cause instanceof Error ? cause : new Error('failed', { cause })),
      );
      return () => running.cancel();
    }),
  );
  return startOn(network);
};
