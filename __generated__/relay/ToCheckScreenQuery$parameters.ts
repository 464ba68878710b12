/**
 * @generated SignedSource<<c54894a080dadd7829110d3e8da2e913>>
 * @relayHash 355ca13ca54f1b026bba1ac290be62f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ffe48189ee605cce3b07de651763e11b34f9b78c6a994d874d123ee0f7403d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToCheckScreenQuery } from './ToCheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<ToCheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ffe48189ee605cce3b07de651763e11b34f9b78c6a994d874d123ee0f7403d0",
    "metadata": {},
    "name": "ToCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
