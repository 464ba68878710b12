import {
  createOperationDescriptor,
  createReaderSelector,
  getFragment,
  getRequest,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type PayloadData,
  type Variables,
} from 'relay-runtime';
import WaitingBellQuery from '../../../__generated__/relay/WaitingBellQuery.graphql';
import { NetworkFailure } from '../../../network/index';
import { createDelivery } from '../../../src/app/events/kinds';
import { createEnvironment } from '../../../src/shell/environment';
import { snagChanges } from '../../../src/sync/journal/snagChanges';
import type { NewEvent, OutboxEntry } from '../../../src/sync/outbox/entry';
import { createPending } from '../../../src/sync/replica/pendingOf';
import { createPageRows } from '../../../src/sync/rows/pageRows';
import { createPendingSnags } from '../../../src/sync/rows/pendingSnags';
import { createDevice } from '../../support/device';
import type { Person, Site } from '../../support/site';

/** What a screen shows of a snag, links by their ids. */
export type Shown = Readonly<Record<string, unknown>>;

export interface Told {
  readonly before: Shown | null;
  /** While the event waits in the outbox. */
  readonly waiting: Shown | null;
  /** Once the server has answered. */
  readonly answered: Shown | null;
  /** The code of a refusal. */
  readonly refusal: string | null;
}

/** What has been opened. */
export interface Screen {
  readonly query: GraphQLTaggedNode;
  readonly variables: Variables;
}

/**
 * A person's device with what these screens have loaded of the site; then one event is entered
 * there, shown, sent and answered.
 */
export async function enter(
  site: Site,
  person: Person,
  now: () => number,
  screens: readonly Screen[],
  eventAt: (seen: string | null) => NewEvent,
  bytes: ArrayBuffer | null,
): Promise<Told> {
  const { world: tab } = createDevice().tab({
    origin: site.url,
    fetch: (url, init) => fetch(url, init),
  });
  const world = { ...tab, clock: { ...tab.clock, date: now } };
  const session = {
    token: () => person.token,
    refresh: () => Promise.resolve(null),
    lost: () => undefined,
  };
  const { environment, close } = createEnvironment(world, session, () => undefined);
  const pageRows = createPageRows({ now }, { id: person.userId, name: person.name });
  for (const { query, variables } of screens) {
    const operation = createOperationDescriptor(getRequest(query), variables);
    environment.retain(operation);
    const payloads: GraphQLResponse[] = [];
    await new Promise<void>(
      (resolve, reject) =>
        void environment.execute({ operation }).subscribe({
          next: (payload) => payloads.push(payload),
          complete: resolve,
          error: reject,
        }),
    );
    pageRows.took(operation.request.node, operation.request.variables, payloads);
  }

  const reader = createOperationDescriptor(getRequest(WaitingBellQuery), { code: 'SITE' }).request;
  const cursor = environment.getStore().getSource().get(site.projectId)?.['journalCursor'];
  const event = eventAt(typeof cursor === 'string' ? cursor : null);
  const shown = (): Shown | null => {
    if (!environment.getStore().getSource().has(event.snagId)) return null;
    const { data } = environment.lookup(
      createReaderSelector(getFragment(snagChanges), event.snagId, {}, reader),
    );
    return data === null || data === undefined ? null : byIds(data);
  };

  let entries: readonly OutboxEntry[] = [];
  const pendingSnags = createPendingSnags({
    userId: person.userId,
    pageRows,
    clock: { now },
    outbox: { entries: () => entries, pending: createPending(person.userId) },
    whole: { has: () => false, answer: () => Promise.resolve(null) },
  });
  const show = async (): Promise<Shown | null> => {
    for (const { operation, data } of await pendingSnags.work())
      environment.commitPayload(operation, data);
    return shown();
  };
  const { deliver } = createDelivery(environment, world.clock, (confirmed, { request }, data) => {
    // the answer to this mutation
    pageRows.took(request.node, request.variables, [{ data: data as PayloadData }], confirmed);
    return Promise.resolve();
  });
  const before = shown();
  const stored = { ...event, order: 1, addedAt: now() };
  entries = [{ ...stored, state: 'waiting', progress: 0, attempts: 0, title: '' }];
  const waiting = await show();
  let refusal: string | null = null;
  try {
    await deliver(stored, bytes, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
  } catch (error) {
    if (!(error instanceof NetworkFailure) || error.kind !== 'graphql') throw error;
    refusal = error.graphqlErrors?.[0]?.extensions?.code ?? 'none';
  }
  entries = [];
  const answered = await show();
  close();
  return { before, waiting, answered, refusal };
}

/**
 * Links by their ids, and without what only the server can make: pictures, and how far a sheet is
 * drawn.
 */
export function byIds(data: object): Shown {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]: [string, unknown]) => {
      if (field === 'pin' && isObject(value))
        return [
          field,
          {
            plan: idOf(value['plan']),
            revision: idOf(value['revision']),
            x: value['x'],
            y: value['y'],
          },
        ];
      if (field === 'waitingFor' && isObject(value))
        return [field, { ...value, company: idOf(value['company']) }];
      if (field === 'allowedActions' && Array.isArray(value))
        return [field, value.map(String).toSorted()];
      return [field, isObject(value) ? idOf(value) : value];
    }),
  );
}

const idOf = (value: unknown): unknown => (isObject(value) ? value['id'] : value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
