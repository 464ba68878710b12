/**
 * @generated SignedSource<<1f4cd8730e022b68fdeecc8536114199>>
 * @relayHash 0340f3fd3be0a4204075145e3131e0a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6dd65acdefc8350b78543fee3144dbfff416ec28fde18282994fee8e05b0617

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6dd65acdefc8350b78543fee3144dbfff416ec28fde18282994fee8e05b0617",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
