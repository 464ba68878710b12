/**
 * @generated SignedSource<<d22c6b53318e628b47f740eeb182e384>>
 * @relayHash 302c3a45241f4f7748bc1f4eae139bae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ff054a83bad6c8900578e067883af52b7537afd20fd63c35ae27e9edaceaf55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ff054a83bad6c8900578e067883af52b7537afd20fd63c35ae27e9edaceaf55",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
