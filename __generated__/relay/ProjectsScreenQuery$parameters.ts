/**
 * @generated SignedSource<<a2ac94cf471908013979ec5b556037f4>>
 * @relayHash 2b9d13d73af4c98de435e9e3163480dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9f31b5fd6d1d2587cac966b6893474f9b1ff8dd9bf751645af1d4fad95afc68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjectsScreenQuery } from './ProjectsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProjectsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9f31b5fd6d1d2587cac966b6893474f9b1ff8dd9bf751645af1d4fad95afc68",
    "metadata": {},
    "name": "ProjectsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
