/**
 * @generated SignedSource<<62dc73ce38f11701f82293f775bf0c10>>
 * @relayHash 6ca2c3b2e68dd7575dd2b171118ae315
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85e44e5351542288ebf9832724c478093e35a99d9fa3ff5ba58d93169ef23d18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85e44e5351542288ebf9832724c478093e35a99d9fa3ff5ba58d93169ef23d18",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
