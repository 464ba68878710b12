/**
 * @generated SignedSource<<a7db3b15fc397d1134eb402453ed4dd2>>
 * @relayHash 194f5a24fe8fa777d5894786daa4e6a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61a7a1e8cc91015e7a262469133c9785170cfb7e15f4a8736d993cf62bb43f3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjectsScreenQuery } from './ProjectsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProjectsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61a7a1e8cc91015e7a262469133c9785170cfb7e15f4a8736d993cf62bb43f3c",
    "metadata": {},
    "name": "ProjectsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
