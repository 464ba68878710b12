/**
 * @generated SignedSource<<4023f7fcddaca6b278661b6d85b9540b>>
 * @relayHash cd451f8565987d65ec4a2eaa4b85b502
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 844e7ade147ee7a75e6928c0f3813a3a1cc312f60d75f8d3778dab181db9cddc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "844e7ade147ee7a75e6928c0f3813a3a1cc312f60d75f8d3778dab181db9cddc",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
