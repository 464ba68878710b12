import { isNativeError } from 'node:util/types';
import { TestEnvironment } from 'jest-environment-node';

/** A journey that fails says what its pages showed: what was waited for does not tell why it did not come. */
export default class BrowserEnvironment extends TestEnvironment {
  async handleTestEvent({ name, error }: { readonly name: string; readonly error?: unknown }): Promise<void> {
    const { describePages } = this.global;
    // Not by `instanceof`: errors of tests are those of another realm.
    if (!/^(test_fn|hook)_failure$/.test(name) || !isNativeError(error) || typeof describePages !== 'function') return;
    error.stack = `${String(error.stack)}\n\n${await describePages()}`;
  }
}
