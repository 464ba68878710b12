/**
 * @generated SignedSource<<46ad8d2d183ca167b8cd295762190ec0>>
 * @relayHash 97f9dad6faae202e17e26f78aa41939a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53df7f98730b4810c5f710630c84bb2d83dcd0f9e5756a47c2f36473a912b932

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkSheetQuery } from './BulkSheetQuery.graphql';

const node: PreloadableConcreteRequest<BulkSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53df7f98730b4810c5f710630c84bb2d83dcd0f9e5756a47c2f36473a912b932",
    "metadata": {},
    "name": "BulkSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
