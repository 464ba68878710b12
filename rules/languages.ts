/** A language that Snagbook speaks. */
export interface Spoken {
  /** Its own name for itself. */
  readonly name: string;
  /** Whose way of writing dates and numbers goes with it where nobody asks for another. */
  readonly region: string;
  /** Which way it is written. */
  readonly dir: 'ltr' | 'rtl';
}

/** The language of the sentences in the code, spoken wherever no other is asked for. */
export const sourceLanguage = 'en';

/** Every language of the page and the server. Each but the first has its sentences in `src/messages/<language>.po`. */
export const languages = {
  en: { name: 'English', region: 'en-GB', dir: 'ltr' },
  de: { name: 'Deutsch', region: 'de-DE', dir: 'ltr' },
} as const satisfies Record<string, Spoken>;

export type Language = keyof typeof languages;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

/** The language of a tag such as `de-AT`; null if Snagbook does not speak it. */
export function languageOfTag(tag: string): Language | null {
  const [language = ''] = tag.toLowerCase().split('-');
  return isLanguage(language) ? language : null;
}

/** One thing for each language of the list. */
export function byLanguage<Thing>(make: (language: Language) => Thing): Record<Language, Thing> {
  // The keys of the list.
  const tags = Object.keys(languages) as Language[];
  // fromEntries forgets the type of the keys.
  return Object.fromEntries(tags.map((tag) => [tag, make(tag)])) as Record<Language, Thing>;
}
