/**
 * @generated SignedSource<<dfc513e11c54d996dffa0452d634ce3b>>
 * @relayHash 4cc7da0f203eb19b93b8e7c1bf1bd819
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 294f9c9050afaf6172641f533ca5a1942ae6b0cafdd5641f72cff32ad2d7af9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "294f9c9050afaf6172641f533ca5a1942ae6b0cafdd5641f72cff32ad2d7af9b",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
