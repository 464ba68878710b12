import { NetworkFailure } from '../../network/index';

const codes: ReadonlySet<unknown> = new Set(['BAD_REQUEST', 'OTHER_HISTORY']);

/** Whether the server's journal does not have a cursor of this device, because it was put back. */
export const isOtherHistory = (error: unknown): boolean =>
  error instanceof NetworkFailure && codes.has(error.graphqlErrors?.[0]?.extensions?.code);
