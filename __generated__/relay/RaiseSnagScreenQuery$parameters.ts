/**
 * @generated SignedSource<<efbeddcd99a4305eabf4963982f27caa>>
 * @relayHash 936c29038d51c5900bfb3692c5cf01f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c0bf88b16cfc9d7480b9e04c3a7e2bb2c0314b37da397e3db41997d622a6f22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaiseSnagScreenQuery } from './RaiseSnagScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaiseSnagScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c0bf88b16cfc9d7480b9e04c3a7e2bb2c0314b37da397e3db41997d622a6f22",
    "metadata": {},
    "name": "RaiseSnagScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
