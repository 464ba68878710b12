/**
 * @generated SignedSource<<6d402bcbbcb36b39afd8b3048bd2c085>>
 * @relayHash 71c537443dde05ce44181de57a13929a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f90fccec691952003df0357d9ec2c13361f086e1b60782ff69f43e89491e310

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f90fccec691952003df0357d9ec2c13361f086e1b60782ff69f43e89491e310",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
