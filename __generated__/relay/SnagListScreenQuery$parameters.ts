/**
 * @generated SignedSource<<c6e7ae22f2d432a5f3b48deff06958e9>>
 * @relayHash d7234328798f1cfb3caff1ab48dce6d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d0993ddc0bdbea11299be6ba44264d560001e70c84c914d7568d0aaf2d35735

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d0993ddc0bdbea11299be6ba44264d560001e70c84c914d7568d0aaf2d35735",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
