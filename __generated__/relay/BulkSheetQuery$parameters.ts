/**
 * @generated SignedSource<<558a750973ca094d0d3aa828dc65017f>>
 * @relayHash 136ee24511ba60e64b9595d95189d062
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f6688dec0008ce5307a029939e6625c1718f8ebd3087bc66ea28c75db20faec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkSheetQuery } from './BulkSheetQuery.graphql';

const node: PreloadableConcreteRequest<BulkSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f6688dec0008ce5307a029939e6625c1718f8ebd3087bc66ea28c75db20faec",
    "metadata": {},
    "name": "BulkSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
