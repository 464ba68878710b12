/**
 * @generated SignedSource<<297145f9a1f530df7c43ffe9f9382c89>>
 * @relayHash a2184b831be5afdc0d5688abb9b6d89c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80eca39996636cfdbb37b122d310a2879f477b10c19cea26796c718eab5bca95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80eca39996636cfdbb37b122d310a2879f477b10c19cea26796c718eab5bca95",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
