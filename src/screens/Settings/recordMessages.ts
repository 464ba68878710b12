import { plural, t } from '@lingui/core/macro';
import { keptLimits } from '../../../rules/limits';

const { confirmedDays: days } = keptLimits;

export const recordMessages = {
  title: t`Record`,
  what: t`Each change in this project is recorded with a hash built on the one before. A check recomputes them all and reads every photo and plan file, so anything changed, removed or added outside Snagbook is found.`,
  check: t`Check the record`,
  waiting: t`Waiting to be checked`,
  checking: (percent: number) => t`Checking: ${percent} %`,
  holds: (events: number) =>
    plural(events, {
      one: 'The record is intact: # event and every file are as recorded.',
      other: 'The record is intact: all # events and every file are as recorded.',
    }),
  eventsHold: (events: number) =>
    plural(events, {
      one: '# event is as recorded.',
      other: 'All # events are as recorded.',
    }),
  doesNotHold: t`The record is not intact.`,
  holdUntil: (events: number) =>
    plural(events, {
      0: 'No event is intact.',
      one: 'Only the first event is intact.',
      other: 'The first # events are intact.',
    }),
  breaks: {
    MISSING_EVENT: (seq: number) => t`Event ${seq} is missing.`,
    UNKNOWN_FORMAT: (seq: number) => t`Event ${seq} has a format this version does not know.`,
    CHANGED_EVENT: (seq: number) =>
      t`Event ${seq} is not as recorded, or an earlier one was changed.`,
    CHANGED_VALUE: (seq: number) => t`A text of event ${seq} is not as recorded.`,
    MISSING_VALUE: (seq: number) =>
      t`A text of event ${seq} is missing without having been erased.`,
    EXTRA_ROW: (seq: number) => t`Event ${seq}, or part of it, does not belong to the record.`,
  },
  faultyFiles: (files: number) =>
    plural(files, {
      one: '# file is not as recorded.',
      other: '# files are not as recorded.',
    }),
  moreFaults: (files: number) =>
    plural(files, { one: '# more is not shown here.', other: '# more are not shown here.' }),
  photoFaults: {
    MISSING: (id: string) => t`The photo ${id} is missing.`,
    UNREADABLE: (id: string) => t`The photo ${id} cannot be read.`,
    OTHER_LENGTH: (id: string) => t`The photo ${id} has changed in size.`,
    OTHER_BYTES: (id: string) => t`The photo ${id} was changed.`,
    OTHER_ROW: (id: string) => t`The photo ${id} differs between database and record.`,
    NO_EVENT: (id: string) => t`The photo ${id} is in no event.`,
  },
  planFaults: {
    MISSING: (id: string) => t`The plan file ${id} is missing.`,
    UNREADABLE: (id: string) => t`The plan file ${id} cannot be read.`,
    OTHER_LENGTH: (id: string) => t`The plan file ${id} has changed in size.`,
    OTHER_BYTES: (id: string) => t`The plan file ${id} was changed.`,
    OTHER_ROW: (id: string) => t`The plan file ${id} differs between database and record.`,
    NO_EVENT: (id: string) => t`The plan file ${id} is in no event.`,
  },
  handoverFaults: {
    MISSING: (id: string) => t`The handover PDF ${id} is missing.`,
    UNREADABLE: (id: string) => t`The handover PDF ${id} cannot be read.`,
    OTHER_LENGTH: (id: string) => t`The handover PDF ${id} has changed in size.`,
    OTHER_BYTES: (id: string) => t`The handover PDF ${id} was changed.`,
    OTHER_ROW: (id: string) => t`The handover PDF ${id} differs between database and record.`,
    NO_EVENT: (id: string) => t`The handover PDF ${id} is in no event.`,
  },
  redacted: (count: number) =>
    plural(count, {
      one: '# text or photo was erased, as recorded.',
      other: '# texts and photos were erased, as recorded.',
    }),
  sealed: (count: number, since: string) =>
    plural(count, {
      one: `# event was recorded before hashes existed and is covered since ${since}.`,
      other: `# events were recorded before hashes existed and are covered since ${since}.`,
    }),
  restored: ({ events, on, of }: { events: number; on: string; of: string | null }) =>
    of === null
      ? t`The server was restored from a backup on ${on}. The record continues after event ${events}, the last one in the backup. The date of the backup is not known.`
      : t`The server was restored from a backup on ${on}. The record continues after event ${events}, the last one in the backup of ${of}.`,
  checked: (when: string, name: string) => t`Checked on ${when}, requested by ${name}`,
  lastEvent: t`Last intact event`,
  lastHash: t`Its hash`,
  noteIt: t`Note number and hash elsewhere to compare them with a later check.`,
  photos: t`Photos`,
  planFiles: t`Plan files`,
  handovers: t`Handover PDFs`,

  device: t`Receipts on this device`,
  deviceWhat: t`For ${days} days a device keeps the confirmed hash of each event it sent. If the server’s record was rewritten, the hashes won’t match.`,
  compare: t`Compare with the record`,
  comparing: t`Comparing`,
  noReceipts: t`No receipts for this project on this device.`,
  agree: (count: number) =>
    plural(count, {
      one: '# receipt on this device matches the record.',
      other: 'All # receipts on this device match the record.',
    }),
  differ: (agreeing: number, count: number) =>
    plural(count, {
      one: 'The one receipt on this device does not match the record.',
      other: `${agreeing} of # receipts on this device match the record.`,
    }),
  otherHash: (when: string) =>
    t`The first mismatch is an event confirmed on ${when}: its hash in the record is different, so it or an earlier event was changed.`,
  notThere: (when: string) =>
    t`The first mismatch is an event confirmed on ${when}: it is not in the record. If the server was restored from a backup, this device sends it again.`,
};
