/**
 * @generated SignedSource<<271a60c57c4eb3edb32eab0fe8ef9243>>
 * @relayHash 7f284d90c4dccbc8e02a5230f36899ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fe3901c2f97d347b4f35210e3283d2274878f4f67f01dc98617b5ec0ba85ece

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fe3901c2f97d347b4f35210e3283d2274878f4f67f01dc98617b5ec0ba85ece",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
