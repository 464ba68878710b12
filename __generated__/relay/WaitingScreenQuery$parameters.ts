/**
 * @generated SignedSource<<2932f79b8a61308acaf016b7b0ebeb01>>
 * @relayHash fc2447acfe002f8440773e72a265a083
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5544d984fc059dff3cf624297d760cfb8398762b57e174be2877676ae17320e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingScreenQuery } from './WaitingScreenQuery.graphql';

const node: PreloadableConcreteRequest<WaitingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5544d984fc059dff3cf624297d760cfb8398762b57e174be2877676ae17320e9",
    "metadata": {},
    "name": "WaitingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
