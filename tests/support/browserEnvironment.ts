import { isNativeError } from 'node:util/types';
import { TestEnvironment } from 'jest-environment-node';

/**
 * A journey that fails says what its pages showed: what was waited for does not tell why it did not
 * come.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async handleTestEvent({
    name,
    error,
    test,
  }: {
    readonly name: string;
    readonly error?: unknown;
    readonly test?: { readonly errors: unknown[] };
  }): Promise<void> {
    const { describePages } = this.global;
    if (!/^(test_fn|hook)_failure$/.test(name) || typeof describePages !== 'function') return;
    const shown = `\n\n${await describePages()}`;
    const last: unknown = test?.errors.at(-1);
    // Not by `instanceof`: errors of tests are those of another realm. Of a test that took too long
    // Jest notes a text, and where the test stands.
    if (isNativeError(error)) error.stack = `${String(error.stack)}${shown}`;
    else if (Array.isArray(last)) last[0] = `${String(error)}${shown}`;
  }
}
