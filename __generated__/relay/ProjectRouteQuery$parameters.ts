/**
 * @generated SignedSource<<22d20a78483fed5d55d6ef63cccb0811>>
 * @relayHash 5509017d381f3f9acac748f5804cd909
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 519eb06aea1a99a3330ebbc4c2bbafb7764510886f848e2af498ad704fa3c170

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjectRouteQuery } from './ProjectRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProjectRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "519eb06aea1a99a3330ebbc4c2bbafb7764510886f848e2af498ad704fa3c170",
    "metadata": {},
    "name": "ProjectRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
