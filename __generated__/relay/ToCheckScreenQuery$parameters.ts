/**
 * @generated SignedSource<<089385483b4b14ef37b960a73c1effac>>
 * @relayHash 5e02e1597483e195fa20b172efe8782c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2de5cd3737859397630cba76dc94002ff0e8d41a60e954189cd0e31ad4853089

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2de5cd3737859397630cba76dc94002ff0e8d41a60e954189cd0e31ad4853089",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
