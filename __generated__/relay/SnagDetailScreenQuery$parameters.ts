/**
 * @generated SignedSource<<b171c77c396799fd504fd3018159fef3>>
 * @relayHash 99d0df5a614252889066838ecff92913
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0320fb50fc1dc0f1f5cd71b5c612d3d70c2be3a3eec8cb3ab01df11ccb6576c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0320fb50fc1dc0f1f5cd71b5c612d3d70c2be3a3eec8cb3ab01df11ccb6576c1",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
