import { createHash } from 'node:crypto';
import DataLoader from 'dataloader';
import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  Kind,
  print,
  visit,
} from 'graphql';
import type { Context } from '../context';
import type { OwnMember } from '../database/schema';
import type { Entry } from '../features/journal/read';
import type { SharedReads } from '../features/journal/telling';
import type { ViewerLoaders } from './loaders';

/**
 * Runs a subscription. What it tells is made once for all who see the same and are answered in the
 * same language, unless it says something of the person: {@link shareable}. graphql's own
 * `subscribe` makes it for each of them.
 */
export async function subscribe(
  args: ExecutionArgs,
): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  // Typed by graphql as anything at all. The one subscription there is brings these.
  const entries = source as AsyncIterable<Entry>;
  const [asked, events] = [askedBy(args), entries[Symbol.asyncIterator]()];
  const answered = async (
    step: Promise<IteratorResult<Entry, unknown>>,
  ): Promise<IteratorResult<ExecutionResult, undefined>> => {
    const { done, value } = await step;
    if (done === true) return { done, value: undefined };
    try {
      return { done: false, value: await answerOnce(args, asked, value) };
    } catch (error) {
      await events.return?.();
      throw error;
    }
  };
  const answers: AsyncIterableIterator<ExecutionResult> = {
    next: () => answered(events.next()),
    return: () => answered(events.return?.() ?? Promise.resolve({ done: true, value: undefined })),
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
}

async function answerOnce(
  args: ExecutionArgs,
  asked: string,
  entry: Entry,
): Promise<ExecutionResult> {
  // Made by live.ts.
  const context = args.contextValue as Context;
  const { reads, member } = entry;
  if (context.viewer === null || reads === undefined || member == null)
    return execute({ ...args, rootValue: entry });
  const own = async () => {
    const result = await execute({ ...args, rootValue: entry });
    if (result.errors !== undefined) reads.forget();
    return result;
  };
  const { userId, isOwner, kind } = context.viewer;
  // Somebody it is about may see more in it, and does more with it: whoever raised a snag, took a
  // photo, wrote a comment.
  if (reads.names(userId)) return own();
  const seen = JSON.stringify([
    asked,
    kind,
    isOwner,
    member.role,
    member.company_id,
    entry.event?.id,
    entry.snag?.id,
    entry.goneSnagId,
    Math.floor(context.services.clock() / quarterMs),
  ]);
  const making = reads.answers.get(seen) ?? shareable(args, entry, reads, member);
  reads.answers.set(seen, making);
  const shared = await making.catch((error: unknown) => {
    reads.forget();
    throw error;
  });
  reads.isAnswered ||= shared !== null;
  return shared === null || reads.names(userId) ? own() : shared;
}

/** ms in which no site's day begins: time zones differ by multiples of a quarter of an hour. */
const quarterMs = 900_000;

/** What stands for the person in an answer that is made for many. No id is like this. */
const anybody = 'anybody of those who see the same';

/**
 * The answer for somebody with this role and company who is nobody in particular: it holds for all
 * of them who are not named in what was read for it. Null if a resolver asked who it is for in any
 * other way than by comparing them with those, such as by looking something up for them.
 */
async function shareable(
  args: ExecutionArgs,
  entry: Entry,
  reads: SharedReads,
  member: OwnMember,
): Promise<ExecutionResult | null> {
  const { services, viewer, language } = args.contextValue as Context; // see above
  let personal = viewer === null;
  const ask = <Value>(value: Value): Value => {
    personal = true;
    return value;
  };
  // Nobody gets this far without the second factor that the project asks for.
  const who = {
    kind: viewer?.kind ?? 'SYSTEM',
    isOwner: viewer?.isOwner ?? false,
    hasSecondFactor: true,
  };
  const contextValue: Context = {
    language,
    get origin() {
      return ask(null);
    },
    viewer: {
      ...who,
      get userId() {
        return ask(anybody);
      },
      get payer() {
        return ask(anybody);
      },
      get sessionId() {
        return ask(anybody);
      },
      get name() {
        return ask(anybody);
      },
      get email() {
        return ask(anybody);
      },
    },
    services: {
      ...services,
      get db() {
        return ask(services.db);
      },
    },
    loaders: { ...reads.rows, ...loadersOfAnybody(member, ask) },
  };
  const result = await execute({ ...args, contextValue, rootValue: entry });
  return personal ||
    result.errors !== undefined ||
    reads.names(anybody) ||
    JSON.stringify(result.data).includes(anybody)
    ? null
    : result;
}

function loadersOfAnybody(member: OwnMember, ask: <Value>(value: Value) => Value): ViewerLoaders {
  const personal = <Found>(nothing: Found): DataLoader<string, Found> =>
    new DataLoader((keys) => Promise.resolve(keys.map(() => ask(nothing))));
  const membership = {
    ...member,
    get id() {
      return ask(anybody);
    },
    // Not noted: allowed moves compare it with the people of the snag. A read by it, or its being
    // told, is found by the word itself.
    user_id: anybody,
  };
  return {
    companyWithSnags: personal(false),
    tradeWithSnags: personal(false),
    locationsWithSnags: personal(new Set<string>()),
    pinsOfPlan: personal(0),
    newlyWaiting: personal(0),
    membership: new DataLoader((projectIds) =>
      Promise.resolve(projectIds.map((id) => (id === member.project_id ? membership : ask(null)))),
    ),
  };
}

/** What a subscription asks for, apart from where it begins. */
function askedBy({ document, operationName, variableValues, contextValue }: ExecutionArgs): string {
  const { language } = contextValue as Context; // see above
  const { hash, variables } = readOnce(document);
  return JSON.stringify([
    hash,
    operationName,
    Object.entries(variableValues ?? {}).filter(([name]) => variables.has(name)),
    language,
  ]);
}

interface Read {
  hash: string;
  /** Those that are used by something else than the arguments of the subscription itself. */
  variables: ReadonlySet<string>;
}

const read = new WeakMap<DocumentNode, Read>();

function readOnce(document: DocumentNode): Read {
  const before = read.get(document);
  if (before !== undefined) return before;
  const variables = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }, _key, _parent, _path, ancestors) => {
      const above = ancestors.flatMap((node) => ('kind' in node ? node.kind : []));
      if (
        above.includes(Kind.DIRECTIVE) ||
        above.includes(Kind.FRAGMENT_DEFINITION) ||
        above.filter((kind) => kind === Kind.FIELD).length !== 1
      )
        variables.add(name.value);
    },
  });
  const found = { hash: createHash('sha256').update(print(document)).digest('base64'), variables };
  read.set(document, found);
  return found;
}
