/**
 * @generated SignedSource<<3b9add988ebd894e40363f8baaa2b4ba>>
 * @relayHash 4861d004304f60812fcf0ef120abb714
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9985bec3aa4b7d19b76c481ebc3c4ec73c7bf069366fef4afa8f07226cc6db9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjectsScreenQuery } from './ProjectsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProjectsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9985bec3aa4b7d19b76c481ebc3c4ec73c7bf069366fef4afa8f07226cc6db9f",
    "metadata": {},
    "name": "ProjectsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
