import { i18n } from '@lingui/core';

/**
 * The BCP 47 tag for dates and numbers: the page's language with a region, such as en-GB or de-AT.
 */
export function region(): string {
  const { locale, locales } = i18n;
  return (Array.isArray(locales) ? locales[0] : locales) ?? locale;
}
