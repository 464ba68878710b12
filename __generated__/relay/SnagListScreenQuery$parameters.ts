/**
 * @generated SignedSource<<ac417b04debec0f504cfc84a69f1505a>>
 * @relayHash e26547068470b60651f51e111d757784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3097f5fa84c52614d2d0ebbb4b4a863e4ffaa91457f05c91e1302f060be9dead

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3097f5fa84c52614d2d0ebbb4b4a863e4ffaa91457f05c91e1302f060be9dead",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
