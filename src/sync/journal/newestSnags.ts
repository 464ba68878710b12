import { RecordSource, type Environment } from 'relay-runtime';
import { isRecord } from '../../session/state';

type Store = ReturnType<Environment['getStore']>;
type Records = Parameters<Store['publish']>[0];
type StoredRecord = NonNullable<ReturnType<Records['get']>>;

/** Longer than any request with all its retries, in ms. After that an older version is no late answer: the server was put back to an earlier state. */
const lateMs = 60_000;

/**
 * Keeps the newer of two states of a snag in the store, by its version: an answer that was overtaken by events does not show for a moment what was
 * before them, which would take away the buttons of what can be done now. What the answer alone has is taken.
 */
export function keepNewestSnags(store: Store, now: () => number): void {
  /** When the store got the version it has, of the snags that changed lately. */
  const changedAt = new Map<string, number>();
  const publish = store.publish.bind(store);
  store.publish = (source, invalidated) => publish(withoutOlder(source), invalidated);

  function withoutOlder(source: Records): Records {
    const known = store.getSource();
    const kept = new Map<string, StoredRecord>();
    for (const id of source.getRecordIDs()) {
      const [next, before] = [source.get(id), known.get(id)];
      if (next?.['__typename'] !== 'Snag' || before == null || typeof next['version'] !== 'number') continue;
      const change = next['version'] - Number(before['version'] ?? 0);
      if (change > 0) changed(id);
      if (change < 0 && now() - (changedAt.get(id) ?? -Infinity) < lateMs) takeOut(id);
    }
    if (kept.size === 0) return source;
    const taken = RecordSource.create();
    for (const id of source.getRecordIDs()) {
      const record = kept.get(id) ?? source.get(id);
      if (record == null) taken.delete(id);
      else taken.set(id, record);
    }
    return taken;

    function changed(id: string): void {
      const at = now();
      for (const [each, then] of changedAt) {
        if (at - then < lateMs) break;
        changedAt.delete(each);
      }
      changedAt.delete(id);
      changedAt.set(id, at);
    }

    /** Leaves of a record what the store does not have of it; also of those that are a part of it, but not of the pages of its history. */
    function takeOut(id: string): void {
      const [next, before] = [source.get(id), known.get(id)];
      if (next == null || before == null || String(next['__typename']).endsWith('Connection')) return;
      const older = Object.entries(next).filter(([field]) => !field.startsWith('__') && before[field] !== undefined);
      kept.set(id, Object.fromEntries([...Object.entries(next), ...older.map(([field]) => [field, before[field]])]) as StoredRecord); // of the same fields
      for (const [, value] of older) {
        const part = isRecord(value) ? value['__ref'] : undefined;
        if (typeof part === 'string' && part.startsWith('client:') && !kept.has(part)) takeOut(part);
      }
    }
  }
}
