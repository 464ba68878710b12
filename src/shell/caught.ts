import { NetworkFailure } from '../../network/index';
import { Refusal } from '../domain/errors';

/** For React's root: reports what a boundary caught, unless it is a failure that has a sentence on the screen. */
export function onCaughtError(error: unknown): void {
  if (!(error instanceof NetworkFailure) && !(error instanceof Refusal)) reportError(error);
}
