import type { GraphQLSingularResponse } from 'relay-runtime';
import { errorsOf, isObject, objectOf, readBody, saysRetryable, type Json } from './answer';
import { failed } from './request';
import type { Call, Part } from './layer';

type Path = readonly (string | number)[];

/**
 * Reads `@defer` and `@stream` in both formats that servers use: entries with their own `path` and `label` (2023), and entries that name
 * a `pending` id and are `completed` (current). A part with `data` starts anew, so one reader serves all events of a subscription.
 */
export function createPartsReader(call: Call): (part: unknown) => Part {
  /** The data so far, never handed to Relay itself. Needed because the current format sends only those fields of a fragment that were not sent before. */
  let tree: unknown;
  const pending = new Map<unknown, { readonly label: unknown; readonly path: Path }>();

  return (part) => {
    const { data, extensions, hasNext, ...rest } = objectOf(part);
    // The format of 2020, with a fragment's data at the top level, is not supported: read as a new response, it would lose all fragments.
    if ('path' in rest || 'label' in rest) throw failed(call, { kind: 'badBody' });
    const payloads: Json[] = [];
    if (data !== undefined || hasNext === undefined) {
      const whole = readBody(call, part);
      if (hasNext === undefined) return { payloads: [whole], last: true };
      tree = deepCopy(data);
      pending.clear();
      payloads.push({ ...whole, extensions });
    }
    for (const { id, label, path } of listOf(rest['pending'])) pending.set(id, { label, path: pathOf(path) });
    const entries = listOf(rest['incremental']);
    const completed = listOf(rest['completed']);
    const errors = [data === undefined && part, ...entries, ...completed].flatMap((holder) => errorsOf(holder) ?? []);
    if (errors.length > 0) {
      if (!call.tolerateErrors) throw failed(call, { kind: 'graphql', graphqlErrors: errors, retryable: saysRetryable(part, errors) });
      call.record.errors = [...(call.record.errors ?? []), ...errors];
    }
    for (const entry of entries) payloads.push(...('path' in entry ? ofPath(entry) : ofPending(entry)));
    for (const entry of completed) payloads.push(...ofCompleted(entry));
    const last = hasNext !== true;
    if (last) payloads.push({ data: null, extensions: { is_final: true } });
    // Each has data, or is the control payload of the line above.
    return { payloads: payloads as unknown as GraphQLSingularResponse[], last };
  };

  /** More data of a fragment or a list. Items are passed on at once, a fragment when it is completed. */
  function ofPending({ id, subPath, data, items }: Json): Json[] {
    const { label, path = [] } = pending.get(id) ?? {};
    const node = at(tree, [...path, ...pathOf(subPath)]);
    if (Array.isArray(node) && Array.isArray(items)) return items.map((item: unknown) => ({ data: item, label, path: [...path, node.push(deepCopy(item)) - 1] }));
    if (isObject(node)) Object.assign(node, data);
    return [];
  }

  function ofCompleted({ id, errors }: Json): Json[] {
    const { label, path } = pending.get(id) ?? {};
    pending.delete(id);
    const data = errors === undefined && path !== undefined ? at(tree, path) : undefined;
    // The items of a streamed list were passed on one by one.
    return isObject(data) ? [{ data: deepCopy(data), label, path }] : [];
  }
}

/** An entry with a path: a fragment's data, or items whose first has the index that ends the path. */
function ofPath({ items, path, ...entry }: Json): Json[] {
  const where = pathOf(path);
  const first = Number(where.at(-1));
  if (Array.isArray(items)) return items.map((data: unknown, index) => ({ ...entry, data, path: [...where.slice(0, -1), first + index] }));
  return isObject(entry['data']) ? [{ ...entry, path: where }] : [];
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function pathOf(value: unknown): Path {
  return Array.isArray(value) ? value : [];
}

function at(tree: unknown, path: Path): unknown {
  // Undefined where the path does not exist.
  return path.reduce<unknown>((node, key) => (node as Json | null | undefined)?.[key], tree);
}

/** A deep copy: Relay keeps the objects it is given, and the tree is still changed. */
function deepCopy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
