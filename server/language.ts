import { type Language, languageOfTag, sourceLanguage } from '../rules/languages';

/** Which of our languages an Accept-Language header asks for first; null if it names none of them. */
export function languageOf(header: string | null | undefined): Language | null {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { language: languageOfTag(tag), weight: Number(weight) };
  });
  return wishes.filter(({ language, weight }) => language !== null && weight > 0).sort((a, b) => b.weight - a.weight)[0]?.language ?? null;
}

/** The language in which a request with this header is answered. */
export const answeredIn = (header: string | null | undefined): Language => languageOf(header) ?? sourceLanguage;
