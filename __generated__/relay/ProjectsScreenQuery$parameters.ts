/**
 * @generated SignedSource<<9b202f9a5a676a7cb3a26f12a6c68499>>
 * @relayHash ca6d424f436bfc7ee344db7fc2a9aa55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 169227c300ecda822393d76b79bab23bad8c724cfcc51627bf6669778d2f77fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjectsScreenQuery } from './ProjectsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProjectsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "169227c300ecda822393d76b79bab23bad8c724cfcc51627bf6669778d2f77fe",
    "metadata": {},
    "name": "ProjectsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
