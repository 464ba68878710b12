import type { Site } from './site';
import { event, newId } from './wire';

export const saveAcceptance = `mutation ($input: SaveAcceptanceInput!) {
  saveAcceptance(input: $input) { receipt { hash } acceptance { id endsOn } } }`;

/** Works of company A, accepted on a leap day under VOB/B, unless something else is said. */
export const acceptanceInput = ({ projectId, companies }: Site, more: object = {}) => ({
  ...event(),
  projectId,
  id: newId('acceptance'),
  companyId: companies.A,
  basis: 'VOB_B',
  lengthCount: 4,
  lengthUnit: 'YEARS',
  acceptedOn: '2024-02-29',
  ...more,
});
