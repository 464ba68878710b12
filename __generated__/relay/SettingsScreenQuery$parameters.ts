/**
 * @generated SignedSource<<624ef07fdbbe0f0fb1542563e72d859c>>
 * @relayHash 8c7cc18589bdc7b8daf866e87e242146
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b9f8b3d6c8740e226ba3a3c7381ca22556906c306fc895e2b030a36c061b294

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b9f8b3d6c8740e226ba3a3c7381ca22556906c306fc895e2b030a36c061b294",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
