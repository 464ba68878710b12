/**
 * @generated SignedSource<<290ed576f4e0c80eba1abbd1e828f157>>
 * @relayHash 304e4819820b0dd0fa618115b1ac4af3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e9370080548363ac4e43c326a862da2d8cc5ec56fd871d074c5447b2ec24f63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e9370080548363ac4e43c326a862da2d8cc5ec56fd871d074c5447b2ec24f63",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
