import {
  createOperationDescriptor,
  getRequest,
  graphql,
  RecordSource,
  type Environment,
} from 'relay-runtime';
import { isRecord } from '../../session/state';
import { beforePublish, type Records, type StoredRecord } from '../beforePublish';
import type { DevicePolicy } from '../rows/deviceNetwork';
import { lateMs } from './journal';

const fromServer = { force: true, metadata: { device: 'never' satisfies DevicePolicy } };

/**
 * Keeps the newer of two states of a snag in the store, by its version. Otherwise an answer that is
 * older than events in the store would show the previous state for a moment, without the actions
 * that are possible now. Fields that only the answer has are taken.
 * A server that was restored from a backup has lower versions, too. So a snag of which something
 * was left out is read again, and that answer is taken. After `lateMs` any answer is taken.
 */
export function keepNewestSnags(environment: Environment, now: () => number): void {
  const store = environment.getStore();
  /** When the store got its version from the server, for the snags that changed lately. */
  const changes = new Map<string, { readonly at: number }>();
  /** Snags of which an older state was left out. */
  const doubted = new Set<string>();
  let reading = false;
  let lowered = false;
  beforePublish(store, withoutOlder);

  function withoutOlder(source: Records): Records {
    const known = store.getSource();
    const kept = new Map<string, StoredRecord>();
    for (const id of source.getRecordIDs()) {
      const [next, before] = [source.get(id), known.get(id)];
      if (next?.['__typename'] !== 'Snag' || before == null || typeof next['version'] !== 'number')
        continue;
      const change = next['version'] - Number(before['version'] ?? 0);
      if (change > 0) changed(id);
      if (change >= 0) continue;
      if (now() - (changes.get(id)?.at ?? -Infinity) >= lateMs) {
        lowered = true;
        continue;
      }
      takeOut(id);
      doubted.add(id);
    }
    if (kept.size === 0) return source;
    queueMicrotask(readAgain);
    const taken = RecordSource.create();
    for (const id of source.getRecordIDs()) {
      const record = kept.get(id) ?? source.get(id);
      if (record == null) taken.delete(id);
      else taken.set(id, record);
    }
    return taken;

    function changed(id: string): void {
      const at = now();
      for (const [each, change] of changes) {
        if (at - change.at < lateMs) break;
        changes.delete(each);
      }
      changes.delete(id);
      changes.set(id, { at });
    }

    /**
     * Keeps only those fields of an older record that the store does not have. Does the same for
     * its embedded records, except for the pages of its history.
     */
    function takeOut(id: string): void {
      const [next, before] = [source.get(id), known.get(id)];
      if (next == null || before == null || String(next['__typename']).endsWith('Connection'))
        return;
      const older = Object.entries(next).filter(
        ([field]) => !field.startsWith('__') && before[field] !== undefined,
      );
      kept.set(
        id,
        Object.fromEntries([
          ...Object.entries(next),
          ...older.map(([field]) => [field, before[field]]),
        ]) as StoredRecord,
      ); // of the same fields
      for (const [, value] of older) {
        const part = isRecord(value) ? value['__ref'] : undefined;
        if (typeof part === 'string' && part.startsWith('client:') && !kept.has(part))
          takeOut(part);
      }
    }
  }

  /**
   * Reads one snag at a time. If the first answer is not lower, the server was not restored, and
   * the others are not read.
   */
  function readAgain(): void {
    const [id] = doubted;
    if (reading || id === undefined) return;
    reading = true;
    doubted.delete(id);
    const then = changes.get(id);
    const operation = createOperationDescriptor(getRequest(snagQuery), { id }, fromServer);
    const { node, variables, cacheConfig } = operation.request;
    const ended = (): void => {
      reading = false;
      readAgain();
    };
    environment
      .getNetwork()
      .execute(node.params, variables, cacheConfig ?? fromServer)
      .subscribe({
        next(response) {
          const data: unknown = 'data' in response ? response.data : null;
          if (!isRecord(data)) return;
          // This answer was requested after the store got its version, unless a newer version has
          // arrived meanwhile.
          if (changes.get(id) === then) changes.delete(id);
          lowered = false;
          environment.commitPayload(operation, data);
          if (!lowered && !doubted.has(id)) doubted.clear();
        },
        error() {
          doubted.clear();
          ended();
        },
        complete: ended,
      });
  }
}

const snagQuery = graphql`
  query newestSnagsQuery($id: ID!) {
    node(id: $id) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- normalised into the store, not read here
      ...snagChanges_snag @alias
    }
  }
`;
