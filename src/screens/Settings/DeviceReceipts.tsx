import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { DeviceReceiptsQuery } from '../../../__generated__/relay/DeviceReceiptsQuery.graphql';
import { listLimits } from '../../../rules/lists';
import { useUserSession } from '../../app/context';
import { useSubmit } from '../../app/forms';
import { exactTime } from '../../domain/time';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { compareReceipts, type Comparison } from './compareReceipts';
import { recordMessages as messages } from './recordMessages';

/**
 * Asks this device as a witness: whether the record still has the hashes that the server confirmed
 * to it.
 */
export function DeviceReceipts({
  code,
  projectId,
  timeZone,
}: {
  code: string;
  projectId: string;
  timeZone: string;
}) {
  const environment = useRelayEnvironment();
  const { sent } = useUserSession();
  const [found, setFound] = useState<Comparison | null>(null);
  const { busy, problem, run } = useSubmit(() => undefined);
  const compare = async () => {
    setFound(null);
    const kept = (await sent?.hashes(projectId)) ?? [];
    const recorded = new Map<string, string>();
    for (let from = 0; from < kept.length; from += listLimits.ids) {
      const eventIds = kept.slice(from, from + listLimits.ids).map(({ eventId }) => eventId);
      const answer = await fetchQuery<DeviceReceiptsQuery>(environment, hashesQuery, {
        code,
        eventIds,
      }).toPromise();
      for (const { eventId, hash } of answer?.project?.recordedHashes ?? [])
        recorded.set(eventId, hash);
    }
    setFound(compareReceipts(kept, recorded));
  };
  return (
    <>
      <h3>{messages.device}</h3>
      <p>{messages.deviceWhat}</p>
      <Actions>
        <Button busy={busy} onClick={() => run(compare)}>
          {busy ? messages.comparing : messages.compare}
        </Button>
      </Actions>
      <Notice kind="refused">
        {problem ??
          (found?.first &&
            `${messages.differ(found.agreeing, found.count)} ${firstOf(found.first, timeZone)}`)}
      </Notice>
      <Notice kind="info">
        {found !== null &&
          found.first === null &&
          (found.count === 0 ? messages.noReceipts : messages.agree(found.count))}
      </Notice>
    </>
  );
}

function firstOf(
  { confirmedAt, hash }: NonNullable<Comparison['first']>,
  timeZone: string,
): string {
  const when = exactTime(confirmedAt, timeZone);
  return hash === null ? messages.notThere(when) : messages.otherHash(when);
}

const hashesQuery = graphql`
  query DeviceReceiptsQuery($code: String!, $eventIds: [ID!]!) {
    project(code: $code) {
      recordedHashes(eventIds: $eventIds) {
        eventId
        hash
      }
    }
  }
`;
