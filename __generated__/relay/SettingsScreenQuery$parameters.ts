/**
 * @generated SignedSource<<6505e764a3fb1a011dd08995259df3ee>>
 * @relayHash d3211933c1efb5bf6e50b1b4afe1b86f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d82465f7011cf790dfdbcb39f8b078449406c356d529cad30cca58ceedb16fd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d82465f7011cf790dfdbcb39f8b078449406c356d529cad30cca58ceedb16fd1",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
