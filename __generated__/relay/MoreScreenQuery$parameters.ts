/**
 * @generated SignedSource<<75102f2485d4986dd66b014da55df45b>>
 * @relayHash 467a8456abe0a203bc5dee0477c0b34c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3cdd1becf5ff69162a79a76406dce20a41622cc5bec51e235514afa2cbbe887

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoreScreenQuery } from './MoreScreenQuery.graphql';

const node: PreloadableConcreteRequest<MoreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3cdd1becf5ff69162a79a76406dce20a41622cc5bec51e235514afa2cbbe887",
    "metadata": {},
    "name": "MoreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
