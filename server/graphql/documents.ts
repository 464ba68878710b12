import {
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationTypeNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { readFile, stat } from 'node:fs/promises';
import { Refusal } from '../refusal';
import { settings } from '../settings';

/** The persisted documents by id: those of this version and of earlier releases. */
export interface Documents {
  /** Null if the id is unknown. */
  find(id: string): Promise<Known | null>;
}

export interface Known {
  text: string;
  /** Of its operation. */
  name: string;
}

/**
 * Reads the lists that the Relay compiler writes. In development they change while the server runs,
 * so they are read again when an id is unknown and they were written since. A half-written list is
 * ignored.
 */
export async function openDocuments(
  files: readonly string[],
  development: boolean,
): Promise<Documents> {
  // Taken before reading, so that a change during the reading counts as later.
  let written = await writtenAt(files);
  let known = Promise.resolve(await readAll(files));
  return {
    async find(id) {
      const before = await known;
      const document = before.get(id);
      if (document !== undefined || !development) return document ?? null;
      const now = await writtenAt(files);
      if (now !== written) {
        written = now;
        known = readAll(files).catch(() => before);
      }
      // Concurrent callers wait for the same reading.
      return (await known).get(id) ?? null;
    },
  };
}

async function readAll(files: readonly string[]): Promise<Map<string, Known>> {
  const lists = await Promise.all(
    files.map((file) => readFile(file, 'utf8').catch(emptyIfMissing)),
  );
  // Written by the compiler: an object of texts by their sha256.
  return new Map(
    lists
      .flatMap((list) => Object.entries(JSON.parse(list) as Record<string, string>))
      .map(([id, text]) => [id, { text, name: nameIn(text) }]),
  );
}

/** Relay's compiler writes the operation first. */
function nameIn(text: string): string {
  const [, name = 'unnamed'] = /^\w+ (\w+)/.exec(text) ?? [];
  return name;
}

/** Size too: a clock of the file system may stand still between two writes. */
async function writtenAt(files: readonly string[]): Promise<string> {
  const found = await Promise.all(
    files.map((file) => stat(file, { bigint: true }).catch(() => null)),
  );
  return found
    .map((list) => (list === null ? 'missing' : `${list.ino} ${list.size} ${list.mtimeNs}`))
    .join();
}

/** There may be no released versions yet. */
function emptyIfMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
  throw error;
}

/**
 * Allows only these kinds of operations: subscriptions over the socket, everything else over HTTP.
 */
export const onlyOperations =
  (...kinds: `${OperationTypeNode}`[]): ValidationRule =>
  (context) => ({
    OperationDefinition(operation) {
      if (!kinds.includes(operation.operation))
        context.reportError(
          new GraphQLError(`A ${operation.operation} cannot be sent here.`, { nodes: operation }),
        );
    },
  });

/** Refuses documents that nest fields deeper than any screen needs. */
export const limitDepth: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const depthOf = (
      set: SelectionSetNode | undefined,
      above: number,
      seen: readonly string[],
    ): number => {
      if (above > settings.query.depth) return above;
      let deepest = above;
      for (const selection of set?.selections ?? []) {
        if (selection.kind === Kind.FIELD)
          deepest = Math.max(deepest, depthOf(selection.selectionSet, above + 1, seen));
        else if (selection.kind === Kind.INLINE_FRAGMENT)
          deepest = Math.max(deepest, depthOf(selection.selectionSet, above, seen));
        else if (!seen.includes(selection.name.value)) {
          const fragment = context.getFragment(selection.name.value);
          deepest = Math.max(
            deepest,
            depthOf(fragment?.selectionSet, above, [...seen, selection.name.value]),
          );
        }
      }
      return deepest;
    };
    if (depthOf(operation.selectionSet, 0, []) > settings.query.depth) {
      context.reportError(
        new GraphQLError(`A document can nest at most ${settings.query.depth} fields.`, {
          nodes: operation,
        }),
      );
    }
  },
});

/**
 * Refuses variables that hold more than any field of ours has, before they are compared with the
 * fields: GraphQL makes an error for each field that it does not know, with a picture of all of
 * them in it, and ten thousands of them would stop the server for seconds.
 */
export function checkVariables(value: unknown, levels: number = settings.query.levels): void {
  if (typeof value !== 'object' || value === null) return;
  // A list is as long as its field allows, which says so in its own words.
  const isList = Array.isArray(value);
  const parts: unknown[] = isList ? value : Object.values(value);
  if (levels === 0 || (!isList && parts.length > settings.query.fields))
    throw new Refusal('BAD_REQUEST');
  for (const part of parts) checkVariables(part, levels - 1);
}

interface Checked {
  document: DocumentNode;
  errors: readonly GraphQLError[];
}

/** Texts that are remembered: each version of the app follows with one. */
const most = 20;

/**
 * Reads and validates the text of a subscription once: when a line is back, everybody comes with
 * the same one.
 */
export function checkOnce(schema: GraphQLSchema): (text: string) => Checked {
  const known = new Map<string, Checked>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const document = parse(text);
    const checked = {
      document,
      errors: validate(schema, document, [
        ...specifiedRules,
        limitDepth,
        onlyOperations('subscription'),
      ]),
    };
    known.set(text, checked);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return checked;
  };
}
