import { countReader, writeAfterReaders } from '../../server/features/journal/pacing';

// Photos are written when most of those who follow the project have received what came before.

/** More iterations of the event loop than a write takes that waits for nobody. */
const aWhile = async (): Promise<void> => {
  for (let n = 0; n < 10; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

const photo = (projectId: string) => {
  const written = { isDone: false, end: Promise.resolve() };
  written.end = writeAfterReaders(projectId, () => {
    written.isDone = true;
    return Promise.resolve();
  });
  return written;
};

test('a photo waits until those who follow the project have received what came before', async () => {
  const reader = countReader('project_followed');
  reader.atEnd();
  reader.woken();
  const one = photo('project_followed');
  await aWhile();
  expect(one.isDone).toBe(false);
  reader.atEnd();
  await one.end;
  reader.gone();
});

test('a photo does not wait for whoever catches up with what was long before', async () => {
  const reader = countReader('project_caught_up');
  const first = photo('project_caught_up');
  await aWhile();
  expect(first.isDone).toBe(true);
  reader.gone();
});

test('only one photo waits for a device that takes nothing more', async () => {
  const readers = [countReader('project_stalled'), countReader('project_stalled')];
  for (const reader of readers) {
    reader.atEnd();
    reader.woken();
  }
  readers[1]?.atEnd();
  const first = photo('project_stalled');
  await aWhile();
  expect(first.isDone).toBe(false);
  await first.end;
  // Woken by what came meanwhile.
  for (const reader of readers) reader.woken();
  readers[1]?.atEnd();
  const second = photo('project_stalled');
  await aWhile();
  expect(second.isDone).toBe(true);
  for (const reader of readers) reader.gone();
});
