import { createHash } from 'node:crypto';
import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Context } from '../context';
import type { Entry } from '../features/journal/read';

/**
 * Runs a subscription. Its answers are made once for all who see the same: {@link keyOf}. graphql's
 * own `subscribe` makes them for each of them.
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
  asked: string | null,
  entry: Entry,
): Promise<ExecutionResult> {
  const { reads } = entry;
  const key = asked === null ? null : keyOf(args, asked, entry);
  if (key === null || reads === undefined) return execute({ ...args, rootValue: entry });
  const making = reads.answers.get(key) ?? Promise.resolve(execute({ ...args, rootValue: entry }));
  reads.answers.set(key, making);
  try {
    const answer = await making;
    if (answer.errors !== undefined) reads.forget();
    return answer;
  } catch (error) {
    reads.forget();
    throw error;
  }
}

/** ms in which no site's day begins: time zones differ by multiples of a quarter of an hour. */
const quarterMs = 900_000;

/** All that an answer depends on; null for somebody who is no member (any more). */
function keyOf({ contextValue }: ExecutionArgs, asked: string, entry: Entry): string | null {
  const { viewer, services } = contextValue as Context; // made by live.ts
  const { member } = entry;
  if (viewer === null || member == null) return null;
  return JSON.stringify([
    asked,
    viewer.kind,
    viewer.isOwner,
    member.role,
    member.company_id,
    // Their own name alone is told to them.
    member.link_filter === null ? null : viewer.userId,
    entry.event?.id,
    entry.snag?.id,
    entry.goneSnagId,
    Math.floor(services.clock() / quarterMs),
  ]);
}

/**
 * Fields an entry of the journal leads to that depend on more of the person than role, company,
 * kind of session and being the owner. A document with one of them is answered for each person.
 */
const personal: ReadonlySet<string> = new Set([
  'Event.editableUntil',
  'Member.email',
  'Member.may',
  'Photo.mayRemove',
  'Plan.pins',
  'Plan.project',
  'Project.defectNotices',
  'Project.defectNoticeDraft',
  'Project.handovers',
  'Project.lostEvents',
  'Project.members',
  'Project.membership',
  'Project.newlyWaiting',
  'Project.recordCheck',
  'Project.reportSchedules',
  'Project.reports',
  'Project.savedViews',
  'Project.setUpSteps',
  'Project.snag',
  'Project.snagCounts',
  'Project.snags',
  'Snag.allowedActions',
  'Snag.project',
]);

/**
 * What a subscription asks for, apart from where it begins; null if its answers depend on the
 * person.
 */
function askedBy({
  schema,
  document,
  operationName,
  variableValues,
  contextValue,
}: ExecutionArgs): string | null {
  const { language } = contextValue as Context; // made by live.ts
  const { isPersonal, hash, variables } = readOnce(schema, document);
  if (isPersonal) return null;
  return JSON.stringify([
    hash,
    operationName,
    Object.entries(variableValues ?? {}).filter(([name]) => variables.has(name)),
    language,
  ]);
}

interface Read {
  isPersonal: boolean;
  hash: string;
  /** Those that are used by something else than the arguments of the subscription itself. */
  variables: ReadonlySet<string>;
}

const read = new WeakMap<DocumentNode, Read>();

function readOnce(schema: GraphQLSchema, document: DocumentNode): Read {
  const before = read.get(document);
  if (before !== undefined) return before;
  const variables = new Set<string>();
  let isPersonal = false;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Field: ({ name }) => {
        isPersonal ||= personal.has(`${types.getParentType()?.name}.${name.value}`);
      },
      Variable: ({ name }, _key, _parent, _path, ancestors) => {
        const above = ancestors.flatMap((node) => ('kind' in node ? node.kind : []));
        if (
          above.includes(Kind.DIRECTIVE) ||
          above.includes(Kind.FRAGMENT_DEFINITION) ||
          above.filter((kind) => kind === Kind.FIELD).length !== 1
        )
          variables.add(name.value);
      },
    }),
  );
  const hash = createHash('sha256').update(print(document)).digest('base64');
  const found = { isPersonal, hash, variables };
  read.set(document, found);
  return found;
}
