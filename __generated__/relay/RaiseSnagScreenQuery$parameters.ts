/**
 * @generated SignedSource<<f87f817a5594849f03b8c43b3051d4c7>>
 * @relayHash bf4df69ab666c508518596cfedd7aebc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 052279da658b28616be4f996b44826a43e40718b0cbbb2c37a046db5886d12bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "052279da658b28616be4f996b44826a43e40718b0cbbb2c37a046db5886d12bc",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
