/**
 * @generated SignedSource<<8e656f1108ada6820cc96922d6e6a08c>>
 * @relayHash 46e16f4db5903b2928b356ac7c69eedd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec807e0fb68544033d0554955568e244b6473d8e2085902d3e3561765b01763e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanViewScreenQuery } from './PlanViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlanViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec807e0fb68544033d0554955568e244b6473d8e2085902d3e3561765b01763e",
    "metadata": {},
    "name": "PlanViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
