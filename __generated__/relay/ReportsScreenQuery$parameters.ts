/**
 * @generated SignedSource<<14ea2701297467fd1e81feb2cdb81d79>>
 * @relayHash 99eb382443d987a219bf1abc4b85ebd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2378ed44902332087542b129a09e71025d532109ffc187de7e05492c17df9c9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2378ed44902332087542b129a09e71025d532109ffc187de7e05492c17df9c9c",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
