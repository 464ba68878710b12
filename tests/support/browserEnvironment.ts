import { TestEnvironment } from 'jest-environment-node';

/** A journey that fails says what its pages showed: what was waited for does not tell why it did not come. */
export default class BrowserEnvironment extends TestEnvironment {
  async handleTestEvent({ name, error }: { readonly name: string; readonly error?: unknown }): Promise<void> {
    const { describePages } = this.global;
    if (name !== 'test_fn_failure' || !(error instanceof Object) || !('stack' in error) || typeof describePages !== 'function') return;
    error.stack = `${String(error.stack)}\n\n${await describePages()}`;
  }
}
