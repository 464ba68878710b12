/**
 * @generated SignedSource<<fe2635e6f9a953377408671c679538ba>>
 * @relayHash 5eb5e178fb73089ea2601da11d37670a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c91da6d975a9108da9c5f97e5c75933138f41c4f741e1c191aee505cc47e098

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c91da6d975a9108da9c5f97e5c75933138f41c4f741e1c191aee505cc47e098",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
