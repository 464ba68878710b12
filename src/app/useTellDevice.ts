import { commitMutation, fetchQuery, graphql, type Environment } from 'relay-runtime';
import type { useTellDeviceMutation } from '../../__generated__/relay/useTellDeviceMutation.graphql';
import type { useTellDeviceNoMoreMutation } from '../../__generated__/relay/useTellDeviceNoMoreMutation.graphql';
import type { useTellDeviceQuery } from '../../__generated__/relay/useTellDeviceQuery.graphql';
import { facts, isWanted, keep, letGo, subscribe, subscriptionOf } from '../device/pushDevice';

/**
 * Subscribes this device and tells the server. The browser has the person's permission. Rejects if
 * the browser cannot reach its push service, or with the server's refusal.
 */
export async function tellDevice(environment: Environment, userId: string): Promise<void> {
  const answer = await fetchQuery<useTellDeviceQuery>(
    environment,
    keyQuery,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (answer === undefined) throw new Error('No answer');
  const key = answer.instance.pushKey;
  const subscription = await subscribe(key);
  await new Promise<void>((resolve, reject) => {
    const input = { ...facts(subscription), key };
    commitMutation<useTellDeviceMutation>(environment, {
      mutation,
      variables: { input },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
  keep(userId);
}

/**
 * At a start: tells the server of a subscription that the browser has replaced, and makes one for a
 * key that the server has replaced. Asks nobody for anything.
 */
export async function renewTold(environment: Environment, userId: string): Promise<void> {
  if (isWanted(userId) && (await subscriptionOf(userId)) !== null)
    await tellDevice(environment, userId);
}

/** Ends the subscription of this device, and tells the server. */
export async function tellDeviceNoMore(environment: Environment): Promise<void> {
  // First here: without a connection to the server nothing is shown any more all the same.
  await letGo();
  await new Promise<void>((resolve, reject) => {
    commitMutation<useTellDeviceNoMoreMutation>(environment, {
      mutation: noMoreMutation,
      variables: {},
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}

const keyQuery = graphql`
  query useTellDeviceQuery {
    instance {
      pushKey
    }
  }
`;

const mutation = graphql`
  mutation useTellDeviceMutation($input: SavePushSubscriptionInput!) {
    savePushSubscription(input: $input) {
      # eslint-disable-next-line relay/unused-fields -- a payload has to have something
      endpoint
    }
  }
`;

const noMoreMutation = graphql`
  mutation useTellDeviceNoMoreMutation {
    removePushSubscription {
      # eslint-disable-next-line relay/unused-fields -- a payload has to have something
      wasTold
    }
  }
`;
