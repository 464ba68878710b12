import type { Language } from './languages';

/**
 * Those that have every sentence. The others have at least the trade's part
 * (scripts/messages/tradesPart.ts) and say the rest in English.
 */
export const wholeLanguages: readonly Language[] = ['en', 'de'];
