/**
 * @generated SignedSource<<4ac07ec42b2d27e7df81889f716b729a>>
 * @relayHash 78c603180e8a011a4c395c966a52a3cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e83d5cd1030c889c4f53286d1b9a723dc227d8189f64d278d95597dd107a62f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataScreenQuery } from './DataScreenQuery.graphql';

const node: PreloadableConcreteRequest<DataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e83d5cd1030c889c4f53286d1b9a723dc227d8189f64d278d95597dd107a62f",
    "metadata": {},
    "name": "DataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
