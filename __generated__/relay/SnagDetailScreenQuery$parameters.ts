/**
 * @generated SignedSource<<1c42bda839c19553279c6e6142b2e69b>>
 * @relayHash 31ac7fdd4db297d2863c274cab668f93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d6e53064542eb913ed7143cc10ff820eabf4c29d9eeea49338abc48f3c5fa09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d6e53064542eb913ed7143cc10ff820eabf4c29d9eeea49338abc48f3c5fa09",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
