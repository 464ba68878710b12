import { t } from '@lingui/core/macro';
import type { DefectNoticeKind } from '../../../rules/defectNotices';

/** Of the parts that are loaded after the first screen. */
export const laterMessages = {
  keepOffline: t`Keep offline`,
  off: t`Off`,
  keys: t`Keyboard shortcuts`,
  phone: t`This phone`,
  computer: t`This computer`,
  outbox: t`Outbox`,
  allSent: t`All sent`,
  outstanding: (count: string) => t`${count} outstanding`,
  notices: t`Notices`,
  noNotices: t`No notices yet`,
  noticeTitles: {
    BEFORE: (number: number) => t`Notice ${number}`,
    AFTER: (number: number) => t`Notice ${number}`,
    SECOND: (number: number) => t`Second notice ${number}`,
    WITHDRAWAL: (number: number) => t`Withdrawal ${number}`,
  } satisfies Record<DefectNoticeKind, (number: number) => string>,
  noticeDeadline: (day: string) => t`Deadline ${day}`,
  noticePdf: t`Open PDF`,
  language: t`Language`,
  theme: t`Appearance`,
  themes: { system: t`As the phone`, computer: t`As the computer`, light: t`Light`, dark: t`Dark` },
};
