/**
 * @generated SignedSource<<6084909f360b8101208337e728b95c29>>
 * @relayHash 4f8ae8e6203ccbcfbd96d25fcd79893b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2cebd157b9d3b79b911d176dcfad6c89de2c5526edfcea1a4c1acc65693f003

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInScreenQuery } from './SignInScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2cebd157b9d3b79b911d176dcfad6c89de2c5526edfcea1a4c1acc65693f003",
    "metadata": {},
    "name": "SignInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
