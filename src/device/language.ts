import { i18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';
import { catalogues } from '../../__generated__/messages/page';
import {
  isLanguage,
  type Language,
  languageOfTag,
  languages,
  sourceLanguage,
  type Spoken,
} from '../../rules/languages';
import { importWithRetry } from './importWithRetry';

const key = 'snagbook.language';

/** The language chosen on this device; null for the browser's. */
export function chosenLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(key);
    return stored !== null && isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** That of the mail by which somebody without an account came to sign; null: of no such mail. */
export function languageIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const language = pathname.startsWith('/sign/')
    ? new URLSearchParams(search).get('language')
    : null;
  return language !== null && isLanguage(language) ? language : null;
}

/**
 * Stores the choice on this device and reloads the page, because sentences are made when code is
 * evaluated. The outbox keeps what is unsent.
 */
export function chooseLanguage(language: Language | null): void {
  try {
    if (language === null) localStorage.removeItem(key);
    else localStorage.setItem(key, language);
  } catch {
    return; // Without storage the browser's language stays.
  }
  location.reload();
}

/**
 * The language to use, and the region by which dates are formatted: the first one of the browser's
 * languages that fits.
 */
export function wishedLanguage(
  chosen: Language | null,
  browser: readonly string[],
): { language: Language; region: string } {
  const language =
    chosen ?? browser.map(languageOfTag).find((each) => each !== null) ?? sourceLanguage;
  // A bare “en” would mean the United States to Intl.
  const region = browser.find(
    (tag) => languageOfTag(tag) === language && /^[a-z]+(-[a-z0-9]+)+$/i.test(tag),
  );
  return { language, region: region ?? languages[language].region };
}

/**
 * Must be awaited before any code with sentences is loaded. If the catalogue cannot be loaded the
 * sentences are English, which is in the code.
 */
export async function speak(wished: ReturnType<typeof wishedLanguage>): Promise<void> {
  const messages = wished.language === sourceLanguage ? {} : await sentencesOf(wished.language);
  const language = messages === null ? sourceLanguage : wished.language;
  const region = messages === null ? languages[language].region : wished.region;
  i18n.load(language, messages ?? {});
  i18n.activate(language, region);
  document.documentElement.lang = region;
  // React Aria takes the browser's language otherwise, which may be another than the chosen one:
  // for its own words, and for the side at which a menu opens.
  Object.assign(globalThis, { [Symbol.for('react-aria.i18n.locale')]: region });
  const { dir = 'ltr' }: Spoken = languages[language];
  document.documentElement.dir = dir;
  if (dir === 'rtl') isolateEnglish(messages ?? {});
}

/**
 * What the language lacks is said in English: on a page from right to left each such sentence keeps
 * its own direction, and its full stop at its end.
 */
function isolateEnglish(messages: Messages): void {
  const say = i18n._.bind(i18n);
  i18n._ = (
    descriptor: MessageDescriptor | string,
    ...rest: [Record<string, unknown>?, MessageOptions?]
  ): string => {
    const [id, sentence] =
      typeof descriptor === 'string'
        ? [descriptor, say(descriptor, ...rest)]
        : [descriptor.id, say(descriptor)];
    return id in messages ? sentence : `\u2066${sentence}\u2069`;
  };
}

async function sentencesOf(
  language: Exclude<Language, typeof sourceLanguage>,
): Promise<Messages | null> {
  const load = importWithRetry(catalogues[language]);
  const loaded = await load()
    .catch(load)
    .catch(() => null);
  return loaded?.messages ?? null;
}

type Messages = Awaited<ReturnType<(typeof catalogues)[keyof typeof catalogues]>>['messages'];
