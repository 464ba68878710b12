/**
 * @generated SignedSource<<b5b94469ab004392c8a932124ff9b0a1>>
 * @relayHash 0be61ebe2b0afa39f541f3f3c2b5bb76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a01284433cd9a5f84ba03047abca19fc51099fb5a3e7c980403d6bf4e6f42277

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a01284433cd9a5f84ba03047abca19fc51099fb5a3e7c980403d6bf4e6f42277",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
