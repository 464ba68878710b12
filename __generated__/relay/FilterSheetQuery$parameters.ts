/**
 * @generated SignedSource<<aa51034ba6c4ada74690818e6625c599>>
 * @relayHash 0560ec1a618b9a3a2b9adedce409f40e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f18d57c7e9b509d743297cb89a0a2fd2c8a9315464b2ccb0816ae1cc3e1bd851

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FilterSheetQuery } from './FilterSheetQuery.graphql';

const node: PreloadableConcreteRequest<FilterSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f18d57c7e9b509d743297cb89a0a2fd2c8a9315464b2ccb0816ae1cc3e1bd851",
    "metadata": {},
    "name": "FilterSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
