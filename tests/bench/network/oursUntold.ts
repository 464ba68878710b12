import type { SetUp } from './contender';
import { setUpWith } from './ours';

/**
 * The same layer without a listener for its events, which the leanest network does not have either.
 */
export const setUp: SetUp = (conditions) => setUpWith(conditions);
