import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../support/program';
import { smallProject } from '../../support/smallProject';
import { root } from '../../support/sources';

// Somebody adds a word to the types of rules/ and nothing else: the compiler names every table that
// has no line for it.

const additions: readonly (readonly [file: string, from: string, to: string])[] = [
  ['snag.ts', "'TRADE' | 'VIEWER'", "'TRADE' | 'VIEWER' | 'NEW_ROLE'"],
  ['snag.ts', "'VOID' | 'RESTORE'", "'VOID' | 'RESTORE' | 'NEW_MOVE'"],
  ['snag.ts', "'DISPUTED' | 'VOID';", "'DISPUTED' | 'VOID' | 'NEW_STATUS';"],
  ['snag.ts', "| 'ADD_EVIDENCE_PHOTO'", "| 'ADD_EVIDENCE_PHOTO' | 'NEW_ACTION'"],
  ['snag.ts', "'DEFECT' | 'EVIDENCE';", "'DEFECT' | 'EVIDENCE' | 'NEW_PHOTO';"],
  ['snag.ts', "'HIGH' | 'CRITICAL'", "'HIGH' | 'CRITICAL' | 'NEW_PRIORITY'"],
  ['snag.ts', "'DAMAGE' | 'OTHER'", "'DAMAGE' | 'OTHER' | 'NEW_TYPE'"],
  ['moves.ts', "| 'SNAG_RESTORED'", "| 'SNAG_RESTORED' | 'NEW_MOVE_KIND'"],
  ['events.ts', "| 'PHOTO_RENDERED'", "| 'PHOTO_RENDERED' | 'NEW_KIND'"],
  ['lists.ts', "'DISPUTED', 'ALL'] as const", "'DISPUTED', 'ALL', 'NEW_CHIP'] as const"],
  ['lists.ts', "'PLACE', 'NEAR'] as const", "'PLACE', 'NEAR', 'NEW_SORT'] as const"],
  ['lists.ts', "'THIS_WEEK', 'NONE'] as const", "'THIS_WEEK', 'NONE', 'NEW_DUE'] as const"],
];

test('a new role, move, kind of event or photo, status, action, priority, type, chip, sort or due filter does not compile until every table of the rules has a line for it', async () => {
  const project = smallProject({
    'tsconfig.json': JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { types: [] },
      include: ['rules'],
      exclude: [],
    }),
  });
  cpSync(join(root, 'rules'), join(project.folder, 'rules'), { recursive: true });
  const compile = async (): Promise<string[]> => {
    const program = run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: project.folder });
    await program.ended;
    return program
      .said()
      .split('\n')
      .filter((line) => line.includes('error TS'));
  };
  expect(await compile()).toEqual([]);
  for (const [file, from, to] of additions) {
    const text = project.read(`rules/${file}`);
    expect([file, from, text.split(from).length]).toEqual([file, from, 2]);
    project.write(`rules/${file}`, text.replace(from, to));
  }
  const lacking = (await compile()).flatMap((line) => {
    const [, file, one, several = ''] =
      /^rules\/(\w+\.ts).*(?:Property '(\w+)' is missing|the following properties from type .*: ([\w, ]+)$)/.exec(
        line,
      ) ?? [];
    return (one ?? several)
      .split(', ')
      .flatMap((word) => (word === '' ? [] : [`${word}: ${file}`]));
  });
  project.remove();
  expect(lacking.toSorted()).toEqual([
    'NEW_ACTION: moves.ts',
    'NEW_CHIP: lists.ts',
    'NEW_CHIP: snagFilter.ts',
    'NEW_CHIP: snagFilter.ts',
    'NEW_DUE: snagFilter.ts',
    'NEW_KIND: events.ts',
    'NEW_MOVE: moves.ts',
    'NEW_MOVE_KIND: events.ts',
    'NEW_PHOTO: moves.ts',
    'NEW_PRIORITY: due.ts',
    'NEW_PRIORITY: tables.ts',
    'NEW_ROLE: events.ts',
    'NEW_ROLE: moves.ts',
    'NEW_ROLE: moves.ts',
    'NEW_ROLE: photos.ts',
    'NEW_ROLE: rights.ts',
    'NEW_ROLE: rights.ts',
    'NEW_ROLE: scope.ts',
    'NEW_ROLE: scope.ts',
    'NEW_ROLE: tables.ts',
    'NEW_ROLE: tables.ts',
    'NEW_SORT: snagOrder.ts',
    'NEW_SORT: snagOrder.ts',
    'NEW_STATUS: events.ts',
    'NEW_STATUS: shown.ts',
    'NEW_STATUS: shown.ts',
    'NEW_STATUS: tables.ts',
    'NEW_TYPE: tables.ts',
  ]);
});
