/**
 * @generated SignedSource<<4c837a52d21a93278ac83b8177712c76>>
 * @relayHash 810ca96cae7e09ea94dd268d241d9b5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9162c8e2d2ac2401a77737d6f17640de69300ad60bf7e313a6278bd143fa130

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9162c8e2d2ac2401a77737d6f17640de69300ad60bf7e313a6278bd143fa130",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
