/**
 * @generated SignedSource<<305b7c4b1285a341419b7b7fd5b08b2b>>
 * @relayHash 3730851f07b60532afd76d5d41796d8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 131f87946e8582be6cccbd60150380bd70e4558db8dfeca9434f9506ae17eefa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "131f87946e8582be6cccbd60150380bd70e4558db8dfeca9434f9506ae17eefa",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
