import { plural, t } from '@lingui/core/macro';

/** What only the panel of the signal says; its code is loaded late. */
export const panelWords = {
  follows: t`Changes by others appear at once.`,
  blocked: t`Live updates are blocked on this network.`,
  fresh: (when: string) => t`The list was last updated ${when}.`,
  neverFresh: t`The list was not loaded yet.`,
  notRead: t`Unsent work on this device could not be read yet. Reading is retried automatically; until then it is unknown whether everything is sent.`,
  photosOf: (size: string) => t`Photos: ${size}.`,
  safe: t`All of it is safe on this device and will be sent automatically.`,
  toGo: (snag: string, things: string) => t`${snag}, still to send: ${things}`,
  more: (snags: number) => plural(snags, { one: 'and # more snag', other: 'and # more snags' }),
  refusedTitle: t`Not accepted by the server`,
  sending: (percent: number) => t`sending, ${percent} %`,
  openOutbox: t`Open the outbox`,
};
