/**
 * @generated SignedSource<<fe536f013c541318c5ddcf1195a45860>>
 * @relayHash 23aed516eb6f85ed2aea9a9d45774f2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37df55f0ec126a8b48d35849152f80bab46cbc73da7ae666fde31b0489560a1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37df55f0ec126a8b48d35849152f80bab46cbc73da7ae666fde31b0489560a1c",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
