/**
 * @generated SignedSource<<83528e3b77d0dc24a8c2e79ea80c5a62>>
 * @relayHash 7e345fdfddde5770b9506d7eaa0f8217
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf7084ffd81c2034daeab80169ac0b5f57f42e3464b53a27ab36cbe6d0559a59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpScreenQuery } from './SetUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SetUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf7084ffd81c2034daeab80169ac0b5f57f42e3464b53a27ab36cbe6d0559a59",
    "metadata": {},
    "name": "SetUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
