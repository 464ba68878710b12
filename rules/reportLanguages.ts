import type { Language } from './languages';

/** Those in which reports are made. */
export const reportLanguages: readonly Language[] = ['en', 'de'];
