/**
 * @generated SignedSource<<c8d8ba527a12a58888598a9bc4ce30ab>>
 * @relayHash 4fa441463ca74f77face746cfb544ba0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c798d650606230f36e6a4bc0327090e98d045113f8936d362ae325985f8e6f19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c798d650606230f36e6a4bc0327090e98d045113f8936d362ae325985f8e6f19",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
