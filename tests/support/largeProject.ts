import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startBuiltServer, type BuiltServer } from './builtServer';

/**
 * How many a large project has, those of the demo among them, and one of four times that size,
 * which nobody expects.
 */
export const largeProject = { snags: 5_000, most: 20_000 };

/**
 * A built server with the demo project, its people, plans and photos, grown to 5,000 snags, or as
 * many as are named: three of five with a pin on its first plan, in 240 rooms of Blocks C, D and E,
 * with 17 trades, 35 companies and 214 members. It takes some seconds more than a usual start.
 */
export function startLargeProject(snags = largeProject.snags): Promise<BuiltServer> {
  return startBuiltServer({}, async (dataDir) => {
    await promisify(execFile)('node_modules/.bin/tsx', [
      'tests/support/fillLargeProject.ts',
      dataDir,
      String(snags),
    ]);
  });
}
