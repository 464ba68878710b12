/**
 * @generated SignedSource<<5ca9273cbdefd71516b537efa3ed49d8>>
 * @relayHash fac7ce32756c906fcf3bfcba64125735
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d85dc192c30ad8b03ce2de6f1eff3031205150829f01e8fa4ba012f82061247

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d85dc192c30ad8b03ce2de6f1eff3031205150829f01e8fa4ba012f82061247",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
