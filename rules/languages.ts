/** A language that Snagbook speaks. */
export interface Spoken {
  /** Region for dates and numbers unless the browser asks for another. */
  readonly region: string;
  /** Writing direction; from left to right unless it is said. */
  readonly dir?: 'ltr' | 'rtl';
}

/** The language of the sentences in the code, and the default. */
export const sourceLanguage = 'en';

/**
 * Every language of the page and the server. The sentences of all but the first are in
 * `src/messages/<language>.po`, which are complete.
 */
export const languages = {
  en: { region: 'en-GB' },
  ar: { region: 'ar-AE', dir: 'rtl' },
  de: { region: 'de-DE' },
  es: { region: 'es-ES' },
  fr: { region: 'fr-FR' },
  it: { region: 'it-IT' },
  pl: { region: 'pl-PL' },
  ro: { region: 'ro-RO' },
  tr: { region: 'tr-TR' },
} as const satisfies Record<string, Spoken>;

export type Language = keyof typeof languages;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

/** The language of a tag such as `de-AT`; null if Snagbook does not speak it. */
export function languageOfTag(tag: string): Language | null {
  const [language = ''] = tag.toLowerCase().split('-');
  return isLanguage(language) ? language : null;
}

/** Makes a value for each language. */
export function byLanguage<Thing>(make: (language: Language) => Thing): Record<Language, Thing> {
  // Object.keys forgets the type of the keys.
  const tags = Object.keys(languages) as Language[];
  // fromEntries forgets the type of the keys.
  return Object.fromEntries(tags.map((tag) => [tag, make(tag)])) as Record<Language, Thing>;
}
