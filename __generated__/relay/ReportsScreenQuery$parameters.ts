/**
 * @generated SignedSource<<d157cad3ae570977428301840d189b28>>
 * @relayHash fb26e0f2736e775b2c087782a059c6a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e4942a3ff524bc0f53eff9d307c31b2aa95709c277860b5950598c057c0efe6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e4942a3ff524bc0f53eff9d307c31b2aa95709c277860b5950598c057c0efe6",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
