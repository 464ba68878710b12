import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Creates a folder below `parent` for a run of the gate, named after its process. First deletes
 * folders of killed runs, because nobody else does, and in memory they take room.
 */
export async function makeTestFolder(parent) {
  for (const name of await readdir(parent)) {
    const [, pid] = /^snagbook-test-(\d+)-\w{6}$/.exec(name) ?? [];
    // It may belong to another user.
    if (pid !== undefined && !runs(Number(pid)))
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
  return mkdtemp(join(parent, `snagbook-test-${process.pid}-`));
}

function runs(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
