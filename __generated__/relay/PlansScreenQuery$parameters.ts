/**
 * @generated SignedSource<<58bc2f45da5812a07b7729cc3267ca0a>>
 * @relayHash b37860cc857a288dfe93313582bf360a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e9c5f334785d6d93b24fe0e31270365c9fa1400e7ec865f30a62305a5616151

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e9c5f334785d6d93b24fe0e31270365c9fa1400e7ec865f30a62305a5616151",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
