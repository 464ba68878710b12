/**
 * @generated SignedSource<<36d9bd77be56e557865c4da1f565c7b4>>
 * @relayHash a300dd164153352a6b68e8a1b5673c6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46a01b71b7e0275b6c54179ff7b165561590fdc6f5ea09d0c98cae1d09a6d8d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46a01b71b7e0275b6c54179ff7b165561590fdc6f5ea09d0c98cae1d09a6d8d5",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
