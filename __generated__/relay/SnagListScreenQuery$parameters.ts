/**
 * @generated SignedSource<<d4744595920e771555655905e3c31093>>
 * @relayHash a9710557222782446590a079c986938c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e587c038373caf21c240972d6c8bf25e1dbf9ac1949ff3ece31bd210aca979c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e587c038373caf21c240972d6c8bf25e1dbf9ac1949ff3ece31bd210aca979c1",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
