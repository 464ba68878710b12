/**
 * @generated SignedSource<<03187b962a931049cc248cad076d6bbb>>
 * @relayHash 21740c938f522452d3b440ac94672cad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f226f43540ad98409be3cf0886a333cdf5eae2e405687a6447023d93ea92e8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f226f43540ad98409be3cf0886a333cdf5eae2e405687a6447023d93ea92e8c",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
