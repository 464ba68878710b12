/**
 * @generated SignedSource<<c6dc9cfd058697888cf3f9f600f01af4>>
 * @relayHash 8a786ed3cf34cb644cf0fa5941490054
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62aaf1b01a73c7358b781428ebf7f24a344f15707489ebb1b43529c217e8e507

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62aaf1b01a73c7358b781428ebf7f24a344f15707489ebb1b43529c217e8e507",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
