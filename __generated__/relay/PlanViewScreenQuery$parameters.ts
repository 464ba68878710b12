/**
 * @generated SignedSource<<79b83febafd1387762d52fe06d9472d9>>
 * @relayHash 899888c79b6068eb16b10b4964066d26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a2e753db8e238efe3f3447ca193c584e56213fe526ee7b0cc3615e3f52055ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a2e753db8e238efe3f3447ca193c584e56213fe526ee7b0cc3615e3f52055ef",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
