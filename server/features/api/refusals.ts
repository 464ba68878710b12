import { message } from '../../messages';

export const apiRefusals = {
  KEY_UNKNOWN: {
    final: true,
    say: () => message('This API key is not known here, or was ended.'),
  },
  TOO_MANY_KEYS: {
    final: true,
    say: ({ limit }: { limit: number }) =>
      message('A project can have up to {limit} API keys. End one first.', { limit }),
  },
  TOO_MANY_WEBHOOKS: {
    final: true,
    say: ({ limit }: { limit: number }) =>
      message('A project can have up to {limit} webhooks. Remove one first.', { limit }),
  },
  WEBHOOK_ADDRESS: {
    final: true,
    say: () =>
      message(
        'Enter an address on the internet that begins with https://, without a password in it.',
      ),
  },
  QUERY_TOO_LARGE: {
    final: true,
    say: ({ depth, cost }: { depth: number; cost: number }) =>
      message(
        'This asks for too much at once: {cost, number} points, at a depth of {depth}. Ask for fewer fields, or smaller pages.',
        { depth, cost },
      ),
  },
} as const;
