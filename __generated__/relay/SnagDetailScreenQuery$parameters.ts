/**
 * @generated SignedSource<<59785cc644dbf7a4839eb3246c449135>>
 * @relayHash 2f6fdd44a4969262000c7c09ca10c464
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6e879c71f456194b83b2f229999b7482bb89d2b5cf377b62f42546afca88445

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagDetailScreenQuery } from './SnagDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6e879c71f456194b83b2f229999b7482bb89d2b5cf377b62f42546afca88445",
    "metadata": {},
    "name": "SnagDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
