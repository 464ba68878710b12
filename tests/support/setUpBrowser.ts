import { emptyCamera } from './camera';

// A journey has many waits, each with a patience of its own.
jest.setTimeout(600_000);
afterAll(emptyCamera);
