import { t } from '@lingui/core/macro';
import type { SnagSort } from '../../../rules/lists';

export const sortLabels: Record<SnagSort, string> = {
  NUMBER: t`Newest`,
  DUE: t`Due first`,
  CHANGED: t`Last changed`,
  PLACE: t`By location`,
  NEAR: t`Near each other`,
  PRIORITY: t`Most urgent first`,
};

export const orderMessages = { order: t`Order` };
