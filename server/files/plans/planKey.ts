import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { PlanMime } from '../../../rules/fileKinds';

const endings = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } satisfies Record<PlanMime, string>;

const shape = /^([0-9a-f]{2})[0-9a-f]{30}\.(pdf|png|jpg)$/;

export const makePlanKey = (mime: PlanMime): string => `${randomBytes(16).toString('hex')}.${endings[mime]}`;

export const isPlanKey = (key: string): boolean => shape.test(key);

export function planPath(dir: string, key: string): string {
  const shard = shape.exec(key)?.[1];
  // Keys come from our own rows; anything else would be a way out of the folder.
  if (shard === undefined) throw new Error('Not the key of a plan’s file.');
  return join(dir, 'files', shard, key);
}
