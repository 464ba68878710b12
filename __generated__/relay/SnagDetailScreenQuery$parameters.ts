/**
 * @generated SignedSource<<039153913a1a487cd56ff6e1a8bbbab2>>
 * @relayHash 78af516c9426e5aceb018d790a9dac99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3540c897cd444a479df3852a0178ed31d20b5a76510af0f2eed918dff4d3707

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3540c897cd444a479df3852a0178ed31d20b5a76510af0f2eed918dff4d3707",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
