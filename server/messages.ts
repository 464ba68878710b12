import { type I18n, setupI18n } from '@lingui/core';
import { catalogues } from '../__generated__/messages/server';
import { type Language, languageOfTag, languages, sourceLanguage } from '../rules/languages';

/** A sentence before it is translated. */
export interface Message {
  /** In English, with parameters, plurals and choices as ICU MessageFormat writes them. */
  readonly text: string;
  readonly values: Values;
}

export type Values = Readonly<Record<string, string | number>>;

/**
 * A sentence of the server. `text` must be a literal and `values` name its parameters, because `npm
 * run messages` collects the sentences from the source and compares the two.
 */
export const message = (text: string, values: Values = {}): Message => ({ text, values });

/** The sentence in a language. */
export const say = ({ text, values }: Message, language: Language): string =>
  speakerOf(language)._(text, values);

const speakers = new Map<Language, I18n>();

function speakerOf(language: Language): I18n {
  const known = speakers.get(language);
  if (known !== undefined) return known;
  const speaker = setupI18n({
    locale: language,
    locales: languages[language].region,
    messages: { [language]: catalogues[language] },
  });
  speakers.set(language, speaker);
  return speaker;
}

/**
 * Which of our languages an Accept-Language header asks for first; null if it names none of them.
 */
export function languageOf(header: string | null | undefined): Language | null {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { language: languageOfTag(tag), weight: Number(weight) };
  });
  return (
    wishes
      .filter(({ language, weight }) => language !== null && weight > 0)
      .sort((a, b) => b.weight - a.weight)[0]?.language ?? null
  );
}

/** The language in which a request with this header is answered. */
export const answeredIn = (header: string | null | undefined): Language =>
  languageOf(header) ?? sourceLanguage;
