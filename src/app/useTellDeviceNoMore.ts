import { commitMutation, graphql, type Environment } from 'relay-runtime';
import type { useTellDeviceNoMoreMutation } from '../../__generated__/relay/useTellDeviceNoMoreMutation.graphql';
import { letGo } from '../device/pushDevice';

/** Ends the subscription of this device, and tells the server. */
export async function tellDeviceNoMore(environment: Environment): Promise<void> {
  // First here: without a connection to the server nothing is shown any more all the same.
  await letGo();
  await new Promise<void>((resolve, reject) => {
    commitMutation<useTellDeviceNoMoreMutation>(environment, { mutation, variables: {}, onCompleted: () => resolve(), onError: reject });
  });
}

const mutation = graphql`
  mutation useTellDeviceNoMoreMutation {
    removePushSubscription {
      # eslint-disable-next-line relay/unused-fields -- a payload has to have something
      wasTold
    }
  }
`;
