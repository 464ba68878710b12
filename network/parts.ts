import type { GraphQLSingularResponse } from 'relay-runtime';
import { errorsOf, isObject, objectOf, readBody, saysRetryable, type Json } from './answer';
import { failed } from './request';
import type { Call, Part } from './step';

type Path = readonly (string | number)[];

/**
 * Reads `@defer` and `@stream` in both formats that servers speak: entries with their own `path` and `label` (2023), and entries that name
 * a `pending` id and are `completed` (current). A part with `data` starts anew, so one reader serves all events of a subscription.
 */
export function createPartsReader(call: Call): (part: unknown) => Part {
  /** The answer so far, never given out itself. The current format sends of a fragment only what was not sent before. */
  let tree: unknown;
  const pending = new Map<unknown, { readonly label: unknown; readonly path: Path }>();

  return (part) => {
    const { data, extensions, hasNext, ...rest } = objectOf(part);
    // The format of 2020, with a fragment's data at the top, is not read; taken for an answer that starts anew, it would lose all fragments.
    if ('path' in rest || 'label' in rest) throw failed(call, { kind: 'badBody' });
    const payloads: Json[] = [];
    if (data !== undefined || hasNext === undefined) {
      const whole = readBody(call, part);
      if (hasNext === undefined) return { payloads: [whole], last: true };
      tree = copied(data);
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

  /** What a fragment or a list gets more. Items go on at once, a fragment when it is completed. */
  function ofPending({ id, subPath, data, items }: Json): Json[] {
    const { label, path = [] } = pending.get(id) ?? {};
    const node = at(tree, [...path, ...pathOf(subPath)]);
    if (Array.isArray(node) && Array.isArray(items)) return items.map((item: unknown) => ({ data: item, label, path: [...path, node.push(copied(item)) - 1] }));
    if (isObject(node)) Object.assign(node, data);
    return [];
  }

  function ofCompleted({ id, errors }: Json): Json[] {
    const { label, path } = pending.get(id) ?? {};
    pending.delete(id);
    const data = errors === undefined && path !== undefined ? at(tree, path) : undefined;
    // A list that was streamed came item by item.
    return isObject(data) ? [{ data: copied(data), label, path }] : [];
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
  // Whatever has no such place has undefined there.
  return path.reduce<unknown>((node, key) => (node as Json | null | undefined)?.[key], tree);
}

/** Relay holds on to what it was given, so the tree, which grows, keeps copies. */
function copied(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
