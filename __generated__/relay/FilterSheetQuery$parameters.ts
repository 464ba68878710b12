/**
 * @generated SignedSource<<6657cea193e2a9cb3f3ded87cfc83be0>>
 * @relayHash 8db4d4c345159d43d76283d79e0657a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd5e10cae72fc123d1610e1f66a9370bf496de425adbc9e44218b6e474a9e56a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FilterSheetQuery } from './FilterSheetQuery.graphql';

const node: PreloadableConcreteRequest<FilterSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd5e10cae72fc123d1610e1f66a9370bf496de425adbc9e44218b6e474a9e56a",
    "metadata": {},
    "name": "FilterSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
