import { randomBytes } from 'node:crypto';
import type { PlanMime } from '../../../rules/fileKinds';

const endings = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } satisfies Record<PlanMime, string>;

const shape = /^([0-9a-f]{2})[0-9a-f]{30}\.(pdf|png|jpg)$/;

export const makePlanKey = (mime: PlanMime): string => `${randomBytes(16).toString('hex')}.${endings[mime]}`;

export const isPlanKey = (key: string): boolean => shape.test(key);

/** Where files are stored as they came, in shards. */
export const planFilePrefix = 'plans/files/';

export function storageKeyOfPlan(key: string): string {
  const shard = shape.exec(key)?.[1];
  // Keys come from our own rows.
  if (shard === undefined) throw new Error('Not the key of a plan’s file.');
  return `${planFilePrefix}${shard}/${key}`;
}
