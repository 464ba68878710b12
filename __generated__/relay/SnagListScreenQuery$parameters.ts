/**
 * @generated SignedSource<<f7ad104f1ee1afd38b49aa2e337d11ab>>
 * @relayHash 14863749d07cf121e3b4e8f1633c6dea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63a341a12700c633d7aeef99d7e985b37342a06926591e478d827ab73434c55f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63a341a12700c633d7aeef99d7e985b37342a06926591e478d827ab73434c55f",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
