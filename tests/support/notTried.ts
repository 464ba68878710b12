/**
 * What a test leaves out on this machine, and why. The gate names it at its end, because what is
 * left out passes.
 */
export const notTried = (what: string, why: string): void =>
  console.warn(`Not tried: ${what}, because ${why}.`);
