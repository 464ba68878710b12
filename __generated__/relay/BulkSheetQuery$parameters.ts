/**
 * @generated SignedSource<<51ba02b0abc835e3d31933d393336445>>
 * @relayHash 318ef831853c5fb89ad6a23e6c26a23d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b62cad7ab267513bf0549dcdb12dc3bd4c3052df3326e637791f65cfadb3f4fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkSheetQuery } from './BulkSheetQuery.graphql';

const node: PreloadableConcreteRequest<BulkSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b62cad7ab267513bf0549dcdb12dc3bd4c3052df3326e637791f65cfadb3f4fe",
    "metadata": {},
    "name": "BulkSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
