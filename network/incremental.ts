// A separate entry point, so that only apps that use `@defer` or `@stream` load this code.
import type { GraphQLSingularResponse } from 'relay-runtime';
import { errorsOf, isObject, objectOf, parse, readBody, saysRetryable, type Json } from './answer';
import type { Answer, Call, Incremental, Part } from './layer';
import { failed } from './request';
import * as settings from './settings';
import type { Clock, WireAnswer } from './platform';

/**
 * For the option `incremental` of `createNetwork`: reads answers that come in parts, by HTTP and on
 * the socket.
 */
export const incremental: Incremental = { stream: readStream, parts: createPartsReader };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads a streamed response and passes on each payload when it is complete. Fails if the stream
 * ends before a part with `hasNext: false`.
 * `over` is called after the last payload, when only the end of the body may still be missing.
 */
async function readStream(
  response: WireAnswer,
  call: Call,
  clock: Clock,
  next: Answer['next'],
  over: () => void,
): Promise<void> {
  const split = createPartSplitter(response.headers.get('content-type') ?? '');
  const read = createPartsReader(call);
  const reader = response.body?.getReader();
  const leave = (): void => void reader?.cancel().catch(() => {});
  let ended = false;
  let timer: unknown;
  try {
    for await (const text of reader === undefined ? [await response.text()] : textOf(reader)) {
      // What may follow the last part is read too: an HTTP connection is reused when the body was
      // read to its end, and closed when the body is cancelled.
      if (ended) continue;
      for (const body of split(text)) {
        const { payloads, last } = read(partOf(call, body, response));
        payloads.forEach(next);
        if (!last) continue;
        ended = true;
        timer = clock.setTimeout(leave, settings.streamEndMs);
        over();
        break;
      }
    }
  } catch (cause) {
    // After the last part a broken connection is no failure.
    if (!ended) throw cause;
  } finally {
    clock.clearTimeout(timer);
    leave();
  }
  if (!ended)
    throw failed(call, {
      kind: 'network',
      cause: new Error('The stream ended before its last part.'),
    });
}

function partOf(call: Call, body: string, response: WireAnswer): unknown {
  const part = parse(call, body, response);
  const { data, hasNext } = objectOf(part);
  // Data without `hasNext` would count as the last part, and what follows would be lost.
  if (part === undefined || (isObject(data) && hasNext === undefined))
    throw failed(call, { kind: 'badBody' });
  return part;
}

/** Decodes the body as it arrives. */
async function* textOf(reader: Reader): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}

/**
 * Splits a `multipart/mixed` body. Takes its text in chunks of any size and returns the body of
 * each part as soon as its boundary has arrived. Text is scanned once, however small the chunks
 * are.
 */
function createPartSplitter(contentType: string): (text: string) => string[] {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '-';
  // Matched by the line feed alone: a body with bare line feeds is then split, and its parts fail
  // as `badBody`.
  const delimiter = `\n--${boundary}`;
  /**
   * Text of the current part, and its last characters, in which a delimiter may have begun. Starts
   * with CRLF because the first delimiter has no line before it.
   */
  let pieces: string[] = [];
  let end = '\r\n';
  let inside = false;

  return (text) => {
    const parts: string[] = [];
    let rest = end + text;
    for (let at = rest.indexOf(delimiter); at >= 0; at = rest.indexOf(delimiter)) {
      pieces.push(rest.slice(0, at));
      // The text before the first delimiter is not a part.
      if (inside) parts.push(bodyOf(pieces.join('')));
      inside = true;
      pieces = [];
      rest = rest.slice(at + delimiter.length);
    }
    const whole = Math.max(0, rest.length - delimiter.length);
    pieces.push(rest.slice(0, whole));
    end = rest.slice(whole);
    return parts;
  };
}

/**
 * A part without its headers; empty, and so invalid JSON, if its lines do not end in CRLF as the
 * format demands.
 */
function bodyOf(part: string): string {
  const head = part.indexOf('\r\n\r\n');
  return head >= 0 && part.endsWith('\r') ? part.slice(head + 4, -1) : '';
}

type Path = readonly (string | number)[];

/**
 * Reads `@defer` and `@stream` in both formats that servers use: entries with their own `path` and
 * `label` (2023), and entries that name a `pending` id and are `completed` (current). A part with
 * `data` starts anew, so one reader serves all events of a subscription.
 */
function createPartsReader(call: Call): (part: unknown) => Part {
  /**
   * The data so far, never handed to Relay itself. Needed because the current format sends only
   * those fields of a fragment that were not sent before.
   */
  let tree: unknown;
  const pending = new Map<unknown, { readonly label: unknown; readonly path: Path }>();

  return (part) => {
    const { data, extensions, hasNext, ...rest } = objectOf(part);
    // The format of 2020, with a fragment's data at the top level, is not supported: read as a new
    // response, it would lose all fragments.
    if ('path' in rest || 'label' in rest) throw failed(call, { kind: 'badBody' });
    const payloads: Json[] = [];
    if (data !== undefined || hasNext === undefined) {
      const whole = readBody(call, part);
      if (hasNext === undefined) return { payloads: [whole], last: true };
      tree = deepCopy(data);
      pending.clear();
      payloads.push({ ...whole, extensions });
    }
    for (const { id, label, path } of listOf(rest['pending']))
      pending.set(id, { label, path: pathOf(path) });
    const entries = listOf(rest['incremental']);
    const completed = listOf(rest['completed']);
    const errors = [data === undefined && part, ...entries, ...completed].flatMap(
      (holder) => errorsOf(holder) ?? [],
    );
    if (errors.length > 0) {
      if (!call.tolerateErrors)
        throw failed(call, {
          kind: 'graphql',
          graphqlErrors: errors,
          retryable: saysRetryable(part, errors),
        });
      call.record.errors = [...(call.record.errors ?? []), ...errors];
    }
    for (const entry of entries)
      payloads.push(...('path' in entry ? ofPath(entry) : ofPending(entry)));
    for (const entry of completed) payloads.push(...ofCompleted(entry));
    const last = hasNext !== true;
    if (last) payloads.push({ data: null, extensions: { is_final: true } });
    // Each has data, or is the control payload of the line above.
    return { payloads: payloads as unknown as GraphQLSingularResponse[], last };
  };

  /**
   * More data of a fragment or a list. Items are passed on at once, a fragment when it is
   * completed.
   */
  function ofPending({ id, subPath, data, items }: Json): Json[] {
    const { label, path = [] } = pending.get(id) ?? {};
    const node = at(tree, [...path, ...pathOf(subPath)]);
    if (Array.isArray(node) && Array.isArray(items))
      return items.map((item: unknown) => ({
        data: item,
        label,
        path: [...path, node.push(deepCopy(item)) - 1],
      }));
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

/**
 * An entry with a path: a fragment's data, or items whose first has the index that ends the path.
 */
function ofPath({ items, path, ...entry }: Json): Json[] {
  const where = pathOf(path);
  const first = Number(where.at(-1));
  if (Array.isArray(items))
    return items.map((data: unknown, index) => ({
      ...entry,
      data,
      path: [...where.slice(0, -1), first + index],
    }));
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
