import { i18n } from '@lingui/core';
import { importWithRetry } from './importWithRetry';

/** The languages Snagbook speaks, each by its own name. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languageNames;

const key = 'snagbook.language';

/** What the person has chosen on this device; null for as the browser. */
export function chosenLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'en' || stored === 'de' ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps the choice on this device. Sentences are made when code is loaded, so the page begins anew; what is unsent is kept by the outbox. */
export function chooseLanguage(language: Language | null): void {
  try {
    if (language === null) localStorage.removeItem(key);
    else localStorage.setItem(key, language);
  } catch {
    return; // A device that keeps nothing goes on as its browser says.
  }
  location.reload();
}

// A bare “en” would mean the United States to Intl.
const usualRegion = { en: 'en-GB', de: 'de-DE' };

/** The language to speak, and the region whose way of writing dates goes with it: the first of the browser's. */
export function wishedLanguage(chosen: Language | null, browser: readonly string[]): { language: Language; region: string } {
  const isIn = (tag: string, language: string): boolean => tag.toLowerCase().split('-')[0] === language;
  const language = chosen ?? (browser.find((tag) => isIn(tag, 'en') || isIn(tag, 'de'))?.toLowerCase().startsWith('de') === true ? 'de' : 'en');
  const region = browser.find((tag) => isIn(tag, language) && /^[a-z]+(-[a-z0-9]+)+$/i.test(tag));
  return { language, region: region ?? usualRegion[language] };
}

const loadGerman = importWithRetry(() => import('../../__generated__/words/de'));

/** To be awaited before any code with sentences is loaded. Where German does not come, they are English, which is in the code. */
export async function speak(wished: ReturnType<typeof wishedLanguage>): Promise<void> {
  const german = wished.language === 'de' ? await loadGerman().catch(loadGerman).catch(() => null) : null;
  const [locale, region] = wished.language === 'de' && german === null ? ['en', usualRegion.en] : [wished.language, wished.region];
  i18n.load(locale, german?.messages ?? {});
  i18n.activate(locale, region);
  document.documentElement.lang = region;
}
