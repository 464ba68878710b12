export interface FoundEngine {
  readonly name: 'Firefox' | 'WebKit';
  /** Name of the file of tests in it. */
  readonly test: string;
  readonly program: string | undefined;
  /** An X server, for a browser that wants a screen. */
  readonly screen?: string | undefined;
  /** Why nothing can be tried in it; null if it can. */
  readonly missing: string | null;
}

export function findEngines(
  environment: Readonly<Record<string, string | undefined>>,
  folders?: readonly string[],
): FoundEngine[];
