/**
 * @generated SignedSource<<40a22a1eab57745dd0f748ff079dca73>>
 * @relayHash 142b348a0fe0b79559ebde2f04a344b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44879e277a55f8be5012de920f199fd8433be843ac1fa4c6963b830fe4badf88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44879e277a55f8be5012de920f199fd8433be843ac1fa4c6963b830fe4badf88",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
