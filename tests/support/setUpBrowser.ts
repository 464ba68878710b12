import { describePages } from './browser';
import { emptyCamera } from './camera';

// A journey has many waits, each with a patience of its own.
jest.setTimeout(600_000);
afterAll(emptyCamera);
// Called by browserEnvironment.ts.
Object.assign(globalThis, { describePages });
