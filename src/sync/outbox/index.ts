// The face of the outbox: what screens see of the work that the server has not confirmed.
export { isKnown, type OutboxEntry, type RaiseSnagValues } from './entry';
export type { OutboxNotice } from './notices';
export { useLocalPhoto, useNotices, useOutbox, useSnagEntries, type OutboxView } from '../../app/useOutbox';
