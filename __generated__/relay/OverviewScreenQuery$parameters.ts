/**
 * @generated SignedSource<<412b0c2cc07cdde510e6e41f38fbeb4d>>
 * @relayHash 801c6b28ce13e0c2b93c7436ca40ce56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07c0dc478f656eaaf93ba1295067c9a4c73a158aa072c3fbe7dfbc31e8e335b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07c0dc478f656eaaf93ba1295067c9a4c73a158aa072c3fbe7dfbc31e8e335b0",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
