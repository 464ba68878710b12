import { type Line, openLine } from '../../../server/coordination/line';
import { connectChecked } from '../../../server/database/openPostgres';
import { eventually } from '../../support/eventually';
import { inServer, newDatabase, urlOf } from '../../support/postgres';

let name: string;
const lines: Line[] = [];
beforeEach(async () => void (name = await newDatabase()));
afterEach(async () => void (await Promise.all(lines.splice(0).map((line) => line.end()))));

/** A process, and what it has heard; `catchUps` counts how often it has looked. */
function process() {
  const heard: string[] = [];
  const world = {
    heard,
    catchUps: 0,
    line: openLine({
      connect: () => connectChecked(urlOf(name)),
      hear: (kind, ids) => void heard.push([kind, ...ids].join(' ')),
      catchUp: () => Promise.resolve(void (world.catchUps += 1)),
    }),
  };
  lines.push(world.line);
  return world;
}

const cutAll = () =>
  inServer((client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ]),
  );

test('each process hears what the others tell, in their order, and not what it tells itself', async () => {
  const [one, other] = [process(), process()];
  await eventually(() => expect([one.catchUps > 0, other.catchUps > 0]).toEqual([true, true]));
  for (let n = 0; n < 50; n += 1) one.line.tell('shown', 'project', `sheet ${n}`);
  one.line.tell('job', 'last');
  await eventually(() => expect(other.heard.at(-1)).toBe('job last'));
  expect(other.heard).toEqual([
    ...Array.from({ length: 50 }, (_, n) => `shown project sheet ${n}`),
    'job last',
  ]);
  expect(one.heard).toEqual([]);
});

test('a connection that was cut is made anew, and what was not heard meanwhile is read', async () => {
  const [one, other] = [process(), process()];
  await eventually(() => expect([one.catchUps > 0, other.catchUps > 0]).toEqual([true, true]));
  await cutAll();
  const before = other.catchUps;
  await eventually(() => {
    one.line.tell('journal', 'project');
    expect(other.heard).toContain('journal project');
  });
  expect(other.catchUps).toBeGreaterThan(before);
});
