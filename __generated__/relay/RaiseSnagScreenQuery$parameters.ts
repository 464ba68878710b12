/**
 * @generated SignedSource<<a1bffb997be1744b120ae057b38b6335>>
 * @relayHash 6cbb33a044c162a2bb264ec6a5102fbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b66bc8ad862b71e04dffcc500faab28e7d8619b10abdd6baef3f7fcf2c8975f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b66bc8ad862b71e04dffcc500faab28e7d8619b10abdd6baef3f7fcf2c8975f",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
