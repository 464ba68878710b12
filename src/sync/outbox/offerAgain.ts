import { plural, t } from '@lingui/core/macro';
import { fetchQuery, graphql, type Environment } from 'relay-runtime';
import type { offerAgainQuery } from '../../../__generated__/relay/offerAgainQuery.graphql';
import { keptLimits } from '../../../rules/limits';
import { listLimits } from '../../../rules/lists';
import { createRetry } from '../../device/retry';
import type { World } from '../../device/world';
import type { DevicePolicy } from '../rows/deviceNetwork';
import type { OutboxStorage } from './outboxStorage';
import type { StoredEvent } from './entry';
import { type Outcome, photoGone, type ServerNotice } from './outcomes';
import type { KeptEvent, Receipts } from './receipts';

const { confirmedPhotoHours: hours } = keptLimits;

const pauses = { firstMs: 5_000, lastMs: 600_000 };

export interface OfferOptions {
  readonly environment: Environment;
  readonly world: Pick<World, 'clock' | 'online'>;
  readonly receipts: Pick<Receipts, 'ofOtherEpochs' | 'settle' | 'bytes'>;
  readonly storage: Pick<OutboxStorage, 'addAgain' | 'tell'>;
  /** The server's epoch, once it is known; null if the server does not say. */
  readonly epoch: () => Promise<string | null>;
  /** Called after events or outcomes were stored. */
  readonly offered: () => void;
}

/**
 * After a restore of the server, puts the confirmed events that its journal does not have any more
 * back into the outbox. Every step can be repeated, so after an interruption, such as a killed tab,
 * the next start continues. Returns the function to stop.
 */
export function offerAgain({
  environment,
  world: { clock, online },
  receipts,
  storage,
  epoch,
  offered,
}: OfferOptions): () => void {
  let stopped = false;
  let running = false;
  let done = false;
  const retry = createRetry(clock, pauses);
  const stopWaking = online.subscribe(() => online.get() && run());
  run();

  function run(): void {
    if (running || done || stopped) return;
    running = true;
    retry.stop();
    offer()
      .then(
        () => (done = true),
        () => retry.later(run),
      )
      .finally(() => (running = false));
  }

  async function offer(): Promise<void> {
    const now = await epoch();
    if (now === null) return;
    const kept = await receipts.ofOtherEpochs(now);
    for (const projectId of new Set(kept.map((each) => each.projectId))) {
      const ofProject = kept.filter((each) => each.projectId === projectId);
      for (let from = 0; from < ofProject.length && !stopped; from += listLimits.ids) {
        const asked = ofProject.slice(from, from + listLimits.ids);
        const lost = await lostOf(projectId, asked);
        // Not a member any more. In a later session they may be one again.
        if (lost === null) break;
        try {
          for (const each of asked) if (!stopped && lost.has(each.eventId)) await putBack(each);
        } finally {
          if (lost.size > 0 && !stopped) offered();
        }
        if (stopped) return;
        await receipts.settle(
          asked.map(({ eventId }) => eventId),
          now,
        );
      }
    }
  }

  async function lostOf(
    projectId: string,
    asked: readonly KeptEvent[],
  ): Promise<ReadonlySet<string> | null> {
    const ids = asked.map(({ eventId }) => eventId);
    const answer = await fetchQuery<offerAgainQuery>(
      environment,
      query,
      { projectId, ids },
      fromServer,
    ).toPromise();
    return answer?.project?.lostEvents === undefined ? null : new Set(answer.project.lostEvents);
  }

  async function putBack({ event, cursor, number = null }: KeptEvent): Promise<void> {
    const { holdUntil: _held, refusal: _refused, ...entered } = event;
    const bytes = event.photo === undefined ? null : await receipts.bytes(event.photo.photoId);
    if (event.photo !== undefined && bytes === null)
      return storage.tell(goneOf(event, number, clock.date()));
    // The receipt's cursor proves that the event was confirmed, and contains what the person had
    // seen.
    await storage.addAgain({ ...entered, seen: cursor ?? event.seen, again: { number } }, bytes);
  }

  return () => {
    stopped = true;
    stopWaking();
    retry.stop();
  };
}

/**
 * The notice for a snag that was raised again and got another number; null if it has the same one.
 */
export function noticeOfNumber(
  { kind, projectCode }: Pick<StoredEvent, 'kind' | 'projectCode'>,
  before: number | null,
  now: number | null,
): ServerNotice | null {
  if (kind !== 'raise' || before === null || now === null || before === now) return null;
  const [was, is] = [`${projectCode}-${before}`, `${projectCode}-${now}`];
  return {
    code: 'NUMBER_CHANGED',
    message: t`The server was restored from a backup: ${was} is now ${is}, because another snag has that number.`,
    other: null,
  };
}

/**
 * The outcome of a photo that neither the server nor this device has any more. `number`: of its
 * snag.
 */
function goneOf(
  { eventId, userId, projectId, projectCode, snagId, photo }: StoredEvent,
  number: number | null,
  at: number,
): Outcome {
  const [file, reference] = [
    photo?.name ?? '',
    number === null ? projectCode : `${projectCode}-${number}`,
  ];
  const message = t`The server was restored from a backup and has lost the photo ${file} of ${reference}. This device keeps photos for ${plural(hours, { one: '# hour', other: '# hours' })}. If you still have it, add it again.`;
  return {
    eventId,
    userId,
    projectId,
    projectCode,
    snagId,
    number,
    seen: null,
    code: photoGone,
    message,
    at,
  };
}

const fromServer = {
  networkCacheConfig: { force: true, metadata: { device: 'never' satisfies DevicePolicy } },
};

const query = graphql`
  query offerAgainQuery($projectId: ID!, $ids: [ID!]!) {
    project: node(id: $projectId) {
      ... on Project {
        lostEvents(ids: $ids)
      }
    }
  }
`;
