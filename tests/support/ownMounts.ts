import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/**
 * The arguments of `unshare` with which `script` runs as root of a machine of its own, whose mounts
 * nobody else sees: disks that are full, or cannot be written. Its first argument is `$1`.
 */
export const withOwnMounts = (script: string): string[] => ['-Urm', 'sh', '-c', script, 'sh'];

/** Why that cannot be done here; null where it can. */
export const noMountsBecause: string | null =
  spawnSync('unshare', [...withOwnMounts('mount -t tmpfs -o size=1m tmpfs "$1"'), tmpdir()])
    .status === 0
    ? null
    : 'this process may make no mounts of its own here';
