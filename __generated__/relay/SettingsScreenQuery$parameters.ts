/**
 * @generated SignedSource<<20016dc3c8a2a325485d80e79f44e570>>
 * @relayHash a27a6ded3530a5967c4331c2f68294ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13a36d8f185d59bb152fc84eb171948f22dc804b36bf6a32e1e34804ef329953

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13a36d8f185d59bb152fc84eb171948f22dc804b36bf6a32e1e34804ef329953",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
