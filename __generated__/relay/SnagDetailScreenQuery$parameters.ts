/**
 * @generated SignedSource<<e1b3d82ae5cdcf349d73aff8253b230f>>
 * @relayHash 23b0919c74eeb07b8924853ed6474751
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d4bdc1f4a4efd79e3e6f1c626bcb99af4cba68f74e697b6e2d93636900963fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d4bdc1f4a4efd79e3e6f1c626bcb99af4cba68f74e697b6e2d93636900963fa",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
