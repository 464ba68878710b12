/**
 * @generated SignedSource<<4826d2e029f5e1d56ed6784de3474d3e>>
 * @relayHash bd8b2206fb452512c7cb374a04f65e72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f1b2ac41c7e09f15e8406bdf3f7286a4ccdefc34a5ea5e75f320c767627709d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f1b2ac41c7e09f15e8406bdf3f7286a4ccdefc34a5ea5e75f320c767627709d",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
