/** semver has no types of its own; these are the parts we use. */
declare module 'semver' {
  export function satisfies(version: string, range: string): boolean;
  export function minVersion(range: string): { version: string } | null;
}
