/**
 * @generated SignedSource<<762048fb04b86447b291314f51eb37a8>>
 * @relayHash 26d5f0da80c32abb973e61c7cac19b49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 159e1ac937fd682bbdb7d26886744476b8b4f9b4d85dda5313fcdc8024021d7e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LinkNoticesQuery } from './LinkNoticesQuery.graphql';

const node: PreloadableConcreteRequest<LinkNoticesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "159e1ac937fd682bbdb7d26886744476b8b4f9b4d85dda5313fcdc8024021d7e",
    "metadata": {},
    "name": "LinkNoticesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
