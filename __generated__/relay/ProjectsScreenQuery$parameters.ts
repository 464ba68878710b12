/**
 * @generated SignedSource<<f19b500c6a2bb8e7bec7bc550e3541ab>>
 * @relayHash 24286317719812cf398968edbbebcf40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd78164a2d162b7d6d5f0b4e60944ee278c8d808370d6a710a2aa25880cb8d55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjectsScreenQuery } from './ProjectsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProjectsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd78164a2d162b7d6d5f0b4e60944ee278c8d808370d6a710a2aa25880cb8d55",
    "metadata": {},
    "name": "ProjectsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
