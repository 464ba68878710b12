import { NetworkFailure } from '../../network/index';
import { Refusal } from '../domain/errors';

/** For React's roots: what a boundary caught and has a sentence for is no news; anything else is a bug of ours. */
export function onCaughtError(error: unknown): void {
  if (!(error instanceof NetworkFailure) && !(error instanceof Refusal)) reportError(error);
}
