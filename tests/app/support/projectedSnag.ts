import {
  createOperationDescriptor,
  createReaderSelector,
  getFragment,
  getRequest,
  type GraphQLTaggedNode,
  type Variables,
} from 'relay-runtime';
import WaitingBellQuery from '../../../__generated__/relay/WaitingBellQuery.graphql';
import { NetworkFailure } from '../../../network/index';
import { createDelivery } from '../../../src/app/events/kinds';
import { projectEntries } from '../../../src/app/events/projectEntries';
import { createEnvironment } from '../../../src/shell/environment';
import { createAnswers, createLists } from '../../../src/sync/journal/journal';
import { snagChanges } from '../../../src/sync/journal/snagChanges';
import type { NewEvent } from '../../../src/sync/outbox/entry';
import { createEntryList } from '../../../src/sync/outbox/entryList';
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
  for (const { query, variables } of screens) {
    const operation = createOperationDescriptor(getRequest(query), variables);
    environment.retain(operation);
    await new Promise<void>(
      (resolve, reject) =>
        void environment.execute({ operation }).subscribe({ complete: resolve, error: reject }),
    );
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

  const entries = createEntryList();
  const lists = createLists();
  const projections = projectEntries(
    environment,
    entries,
    { id: person.userId, name: person.name },
    lists,
    now,
  );
  const { deliver } = createDelivery(environment, { lists, answers: createAnswers() }, world.clock);
  const before = shown();
  entries.put([{ ...event, order: 1, addedAt: now() }]);
  const waiting = shown();
  let refusal: string | null = null;
  try {
    await deliver({ ...event, order: 1, addedAt: now() }, bytes, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
  } catch (error) {
    if (!(error instanceof NetworkFailure) || error.kind !== 'graphql') throw error;
    refusal = error.graphqlErrors?.[0]?.extensions?.code ?? 'none';
  }
  entries.drop(new Set([event.eventId]));
  const answered = shown();
  projections.close();
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
