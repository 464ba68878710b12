// A separate entry point, so that only apps that use `@defer` or `@stream` load this code.
import { createPartsReader } from './parts';
import type { Incremental } from './layer';
import { readStream } from './stream';

/** For the option `incremental` of `createNetwork`: reads answers that come in parts, by HTTP and on the socket. */
export const incremental: Incremental = { stream: readStream, parts: createPartsReader };
