/**
 * @generated SignedSource<<053a5e65f71ad1a16d279100855009dc>>
 * @relayHash 982027cd0811f952fe129ab956d50f9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3177af3d4fd35131f6cd2c59576ad408ef0ec21c9696da430a190f91b11d5b2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3177af3d4fd35131f6cd2c59576ad408ef0ec21c9696da430a190f91b11d5b2a",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
