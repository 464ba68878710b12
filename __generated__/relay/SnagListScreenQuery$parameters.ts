/**
 * @generated SignedSource<<f7ac55f9b4dc4ac7e4128b02116f54e0>>
 * @relayHash fa37096579d3c96d6688b1af4e4a1aba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d30b90503b02e1110e522d4d6669e479244c141952b772cc43a9c24de89b2da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SnagListScreenQuery } from './SnagListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SnagListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d30b90503b02e1110e522d4d6669e479244c141952b772cc43a9c24de89b2da",
    "metadata": {},
    "name": "SnagListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
