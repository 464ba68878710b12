import { Session } from 'node:inspector/promises';
import { root } from './sources';

/**
 * The product's files of which a function ran during the work, from the root of the repository.
 * Bodies of modules do not count: loading a file is not running it.
 */
export async function filesThatRan(work: () => Promise<void>): Promise<Set<string>> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const ran = result.filter(
      ({ url, functions }) => url.includes(root) && functions.some(isCalled),
    );
    return new Set(
      ran
        .map(({ url }) => url.slice(url.indexOf(root) + root.length + 1))
        .filter((path) => /^(rules|network|src|server)\//.test(path)),
    );
  } finally {
    session.disconnect();
  }
}

interface Covered {
  readonly functionName: string;
  readonly ranges: readonly {
    readonly startOffset: number;
    readonly endOffset: number;
    readonly count: number;
  }[];
}

/**
 * Without the body of the module, and without what esbuild writes: `() => name` for an export,
 * which runs whenever somebody looks at it, and its own functions.
 */
function isCalled({ functionName, ranges: [whole] }: Covered): boolean {
  if (whole === undefined || whole.count === 0 || whole.startOffset <= 1) return false;
  const length = whole.endOffset - whole.startOffset;
  return (
    length !== `() => ${functionName}`.length &&
    !(functionName === 'get' && length === '() => from[key]'.length) &&
    !functionName.startsWith('__')
  );
}
