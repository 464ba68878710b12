/**
 * @generated SignedSource<<ea6823bd8405872a081c26fe7134c99c>>
 * @relayHash 29ef4833e76e1bc638d62c47a87b3e22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3219b120ce593fbe85f12cda7db77ddbbdd0745dbcbfa580c3a745c81aac926e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3219b120ce593fbe85f12cda7db77ddbbdd0745dbcbfa580c3a745c81aac926e",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
