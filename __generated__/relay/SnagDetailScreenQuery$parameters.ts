/**
 * @generated SignedSource<<9baff3b0b3fa00db1d1890e5eb0a8638>>
 * @relayHash 456d842f8d40c39a13e529bc82d9992e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39f9c1af8bf3f4bfd6aac40d352756578fd2eeb564a36204ea8dad2c72277a5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39f9c1af8bf3f4bfd6aac40d352756578fd2eeb564a36204ea8dad2c72277a5d",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
