/**
 * @generated SignedSource<<7f132f3a04ef22fde90366de00d19617>>
 * @relayHash 9f6d6f36617f529d497eaa9b69050f7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3141803d690e63d99de6734d2eb58f522129ce2bcf656e4e17e54b14be213f05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3141803d690e63d99de6734d2eb58f522129ce2bcf656e4e17e54b14be213f05",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
