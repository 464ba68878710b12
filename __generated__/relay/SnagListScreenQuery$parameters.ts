/**
 * @generated SignedSource<<5c6ce48394233bc8be0098a646636198>>
 * @relayHash 44843a69a61d911786d47688bfe485c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b11c7c8943a32d37e54e811a2b36233f887229928331e40b294c43b1a8e14acd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b11c7c8943a32d37e54e811a2b36233f887229928331e40b294c43b1a8e14acd",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
