import { i18n } from '@lingui/core';

/** A word that begins with a capital, in the middle of a sentence: small in English; German tells nouns by their capitals, so it stays. */
export const withinSentence = (word: string): string => (i18n.locale === 'en' ? word.charAt(0).toLowerCase() + word.slice(1) : word);
