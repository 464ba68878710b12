/**
 * @generated SignedSource<<af22cd1164d699b24c586f7c20885cf3>>
 * @relayHash c728b848bb4e201be044bc310aa9c281
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4493eb9cb932c129bf752fdf48835244da115531d457602dc2f9c3847334dfa0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4493eb9cb932c129bf752fdf48835244da115531d457602dc2f9c3847334dfa0",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
