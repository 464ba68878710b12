/**
 * @generated SignedSource<<e13a5a168f0f9ef2f8013c16b4d32a12>>
 * @relayHash db97c1bf5c84fd8a2bccc650901ff7c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f55643214c9804b9049ec66b8492df7666bc9e6ba18aa6721df474292558251

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f55643214c9804b9049ec66b8492df7666bc9e6ba18aa6721df474292558251",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
