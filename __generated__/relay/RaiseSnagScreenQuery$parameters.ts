/**
 * @generated SignedSource<<3775fd6704e3ec945ea9c4c0bd6a6b22>>
 * @relayHash 52a72d8bc38ec34106d0e46a578dd6ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea6f485378e870779eb5e3a4e6ea65e1d319b11bbd26c51446c52e0b1688c306

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea6f485378e870779eb5e3a4e6ea65e1d319b11bbd26c51446c52e0b1688c306",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
