import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentEditsMs, keptLimits, photoLimits } from '../../../rules/limits';
import { settings } from '../../../server/settings';
import { root } from '../../support/sources';

test('the page on working without a line has the limits that hold', () => {
  const page = readFileSync(join(root, 'docs/without-a-line.md'), 'utf8');
  const [, table = ''] = /^## Limits\n([^#]*)/m.exec(page) ?? [];
  const day = 86_400_000;
  const said: Record<string, string> = {
    'reading while the server does not answer': `${keptLimits.leaseDays} days`,
    'being signed in': `${settings.session.refreshTokenLife / day} days without contact, ${settings.session.longest / day} in all`,
    'one photo': `${photoLimits.bytes / 1e6} MB, ${photoLimits.pixels / 1e6} megapixels`,
    'photos of a snag': String(photoLimits.perSnag),
    'changing a comment': `${commentEditsMs / 60_000} minutes`,
    'what was sent': `${keptLimits.confirmedDays} days and ${constant('src/sync/outbox/receipts.ts', 'mostKept').toLocaleString('en')} entries; photos ${keptLimits.confirmedPhotoHours} hours, ${constant('src/sync/outbox/receipts.ts', 'photoBudget') / 1e6} MB together, and only while ${constant('src/sync/outbox/receipts.ts', 'roomForWork') / 1e6} MB are free`,
    'a server that was put back to a backup': `${settings.restoring / day} days`,
    '*Take plans and photos along*': `small photos of ${keptLimits.latelyDays} days; ${constant('src/sync/pictures/fetchAll.ts', 'roomForWork') / 1e6} MB`,
    '*Waiting for you* and *Projects* over several projects': `${constant('src/sync/rows/deviceEngine.ts', 'mostRows').toLocaleString('en')} rows`,
    'projects without a copy': `the last ${constant('src/sync/rows/rowsDatabase.ts', 'mostAnswers')} answers`,
    'one ZIP of the outbox': `${constant('src/sync/outbox/saveAll.ts', 'mostBytes') / 1e9} GB or ${constant('src/sync/outbox/saveAll.ts', 'mostEvents').toLocaleString('en')} entries`,
    'a page without an answer': `${constant('src/sync/reachability.ts', 'answerMs') / 1000} s, an entry ${constant('src/sync/reachability.ts', 'unsentMs') / 1000} s`,
    'trying again': `after ${constant('src/sync/outbox/sender.ts', 'firstPauseMs') / 1000} s, then later and later, up to ${constant('src/sync/outbox/sender.ts', 'lastUnheardMs') / 1000} s; up to ${constant('src/sync/outbox/sender.ts', 'lastPauseMs') / 1000} s`,
  };
  expect(
    Object.entries(said).filter(
      ([what, limit]) =>
        !table.split('\n').some((line) => line.startsWith(`| ${what} |`) && line.includes(limit)),
    ),
  ).toEqual([]);
});

/** A number that a file keeps to itself. */
function constant(file: string, name: string): number {
  const [, digits] =
    new RegExp(`const ${name} = ([\\d_]+);`).exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return Number(digits?.replaceAll('_', ''));
}
