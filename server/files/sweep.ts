import { type FileStorage, isOlder } from './storage';

export interface SweepOptions {
  storage: FileStorage;
  /** Where shards of two digits lie, each with what rows know by a key. */
  prefixes: readonly string[];
  /** The key in its row of what has this name; null for what is not ours, which is left alone. */
  rowKeyOf(name: string): string | null;
  /** Milliseconds since 1970: only what was last written before may go. */
  before: number;
  /** Which of these keys have a row. */
  known(keys: string[]): Promise<Set<string>>;
}

const BATCH = 500;

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/**
 * A crash between bytes and row leaves bytes without a row. They are found here, hours later, when
 * no request can still be about to write that row. Answers how many went.
 */
export async function sweepUnknown({
  storage,
  prefixes,
  rowKeyOf,
  before,
  known,
}: SweepOptions): Promise<number> {
  let gone = 0;
  for (const prefix of prefixes) {
    for (const { key: shard } of await storage.list(prefix)) {
      if (!/^[0-9a-f]{2}$/.test(nameOf(shard))) continue;
      const ours = (await storage.list(`${shard}/`)).filter(isOlder(before)).flatMap(({ key }) => {
        const rowKey = rowKeyOf(nameOf(key));
        return rowKey === null ? [] : [{ key, rowKey }];
      });
      for (let at = 0; at < ours.length; at += BATCH) {
        const batch = ours.slice(at, at + BATCH);
        const kept = await known([...new Set(batch.map(({ rowKey }) => rowKey))]);
        const orphans = batch.filter(({ rowKey }) => !kept.has(rowKey));
        for (const { key } of orphans) await storage.remove(key);
        gone += orphans.length;
      }
    }
  }
  return gone;
}

/** Removes what is as old below these, whatever it is. */
export async function sweepOld(
  storage: FileStorage,
  prefixes: readonly string[],
  before: number,
): Promise<number> {
  let gone = 0;
  for (const prefix of prefixes) {
    const old = (await storage.list(prefix)).filter(isOlder(before));
    for (const { key } of old) await storage.remove(key);
    gone += old.length;
  }
  return gone;
}
