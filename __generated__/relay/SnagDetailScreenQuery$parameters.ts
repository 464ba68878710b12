/**
 * @generated SignedSource<<50c34c03d5dd9184e3ab96761001323b>>
 * @relayHash a45e7ad042adf45a4f211c17c026bbcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41224054e679689bbfbd119db75b867166fd57f464f1ba56d99a0c8d36010d88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41224054e679689bbfbd119db75b867166fd57f464f1ba56d99a0c8d36010d88",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
