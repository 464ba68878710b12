/**
 * @generated SignedSource<<542131fe346f29e0863b83fffd22da80>>
 * @relayHash 766f39d72be2d66c2a846f221ce470ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96512f699768b939de10f38c158bb92eba430f2a0791265c31d48b41c4ba900c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96512f699768b939de10f38c158bb92eba430f2a0791265c31d48b41c4ba900c",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
