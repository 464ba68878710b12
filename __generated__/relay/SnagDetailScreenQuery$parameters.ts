/**
 * @generated SignedSource<<b215c245d9ebc78806e8c7b6fa10915a>>
 * @relayHash d44c6cd778986ace156c4a21bf19404c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37a166a95f5da5fec631b5bde05da93913345495597d10730bc7f055799af1c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37a166a95f5da5fec631b5bde05da93913345495597d10730bc7f055799af1c1",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
