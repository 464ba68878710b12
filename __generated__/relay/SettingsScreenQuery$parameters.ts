/**
 * @generated SignedSource<<641cd90c12c968542d38aea0adce8011>>
 * @relayHash 754412590a472b5947eda294e72c2ca5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30bd0c989f9ac9b79499dc503d668aa00ca96715d95c0fcf4d96a8cd0736a33f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30bd0c989f9ac9b79499dc503d668aa00ca96715d95c0fcf4d96a8cd0736a33f",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
