import { select, t } from '@lingui/core/macro';

export const invitedAs = (by: string, role: string): string =>
  t`${by} invited you as ${select(role, { ADMIN: 'admin', INSPECTOR: 'inspector', TRADE: 'trade', other: 'viewer' })}.`;

export const gotIt = t`Got it`;
