/**
 * @generated SignedSource<<eea56cf79b6dfb2952e4197ac480810b>>
 * @relayHash 9d9394a9056d72c52cdbebb31728550c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d38b8541f11edd2c4e9b112cfaca9d482bf05afea24fd1771ecd61b90a7b5f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d38b8541f11edd2c4e9b112cfaca9d482bf05afea24fd1771ecd61b90a7b5f9",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
