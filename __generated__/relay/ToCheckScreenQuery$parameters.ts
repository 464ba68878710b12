/**
 * @generated SignedSource<<d946376426f9227002be629833fb2f9c>>
 * @relayHash f80784c552ef29a515aa3b183343bbb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dab1295b641605d714c44c82448bfae1fd54a93b4ee6328a8c49e2b351f9ecf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0dab1295b641605d714c44c82448bfae1fd54a93b4ee6328a8c49e2b351f9ecf",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
