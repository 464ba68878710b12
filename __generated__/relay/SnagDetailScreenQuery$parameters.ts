/**
 * @generated SignedSource<<cf7db94caade4221fa32f73a2967054f>>
 * @relayHash 0a2ec25cbde5cecae456ecfae7f6f133
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 221ed47e1896c122156537c2da3641e8494e844ae429779ad355a1b69483ba32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "221ed47e1896c122156537c2da3641e8494e844ae429779ad355a1b69483ba32",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
