/**
 * @generated SignedSource<<477fa35258411ad266224674fe4f3c34>>
 * @relayHash 8f61a6f73775caff89796641db2051ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fa007e5073edf5630fca917eeabd732332bfff1ae00b5a677e5a3fbfd307553

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fa007e5073edf5630fca917eeabd732332bfff1ae00b5a677e5a3fbfd307553",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
