import { plural, t } from '@lingui/core/macro';
import { fetchQuery, graphql, type Environment } from 'relay-runtime';
import type { offerAgainQuery } from '../../../__generated__/relay/offerAgainQuery.graphql';
import { keptLimits } from '../../../rules/limits';
import { listLimits } from '../../../rules/lists';
import type { World } from '../../device/world';
import type { DevicePolicy } from '../rows/deviceNetwork';
import type { OutboxStorage } from './outboxStorage';
import type { StoredEvent } from './entry';
import { type Outcome, photoGone, type ServerNotice } from './outcomes';
import type { KeptEvent, Receipts } from './receipts';

const { confirmedPhotoHours: hours } = keptLimits;

export interface OfferOptions {
  readonly environment: Environment;
  readonly clock: Pick<World['clock'], 'date'>;
  readonly receipts: Pick<Receipts, 'ofProject' | 'release' | 'bytes'>;
  readonly storage: Pick<OutboxStorage, 'addAgain' | 'tell'>;
  /** Called after events or outcomes were stored. */
  readonly offered: () => void;
}

/**
 * Puts the confirmed events of a project that the server's journal does not have back into the
 * outbox: its database was put back to an earlier state. `since`: only those that were confirmed
 * after this date. Rejects if the server does not answer; every step can be repeated, so after an
 * interruption the next call continues.
 */
export type OfferAgain = (projectId: string, since: number | null) => Promise<void>;

export function createOfferAgain({
  environment,
  clock,
  receipts,
  storage,
  offered,
}: OfferOptions): OfferAgain {
  async function lostOf(projectId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const answer = await fetchQuery<offerAgainQuery>(
      environment,
      query,
      { projectId, ids },
      fromServer,
    ).toPromise();
    // Not a member any more.
    return new Set(answer?.project?.lostEvents ?? []);
  }

  async function putBack({ event, cursor, number = null }: KeptEvent): Promise<void> {
    const { holdUntil: _held, refusal: _refused, ...entered } = event;
    const now = clock.date();
    const bytes = event.photo === undefined ? null : await receipts.bytes(event.photo.photoId);
    if (event.photo !== undefined && bytes === null) {
      // Another tab may have put it back meanwhile.
      const kept = await receipts.ofProject(event.projectId, null);
      if (kept.some(({ eventId }) => eventId === event.eventId))
        await storage.tell(goneOf(event, number, now));
      return;
    }
    // By the receipt's cursor the server knows which history the person had seen.
    const again = { number, at: now };
    await storage.addAgain({ ...entered, seen: cursor ?? event.seen, again }, bytes);
  }

  return async (projectId, since) => {
    const kept = await receipts.ofProject(projectId, since);
    for (let from = 0; from < kept.length; from += listLimits.ids) {
      const asked = kept.slice(from, from + listLimits.ids);
      const ids = await lostOf(
        projectId,
        asked.map(({ eventId }) => eventId),
      );
      const lost = asked.filter(({ eventId }) => ids.has(eventId));
      if (lost.length === 0) continue;
      try {
        for (const each of lost) await putBack(each);
      } finally {
        offered();
      }
      await receipts.release(lost.map(({ eventId }) => eventId));
    }
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
