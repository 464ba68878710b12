import { i18n } from '@lingui/core';

/** The language of the page and whose way of writing dates and numbers, such as en-GB or de-AT. */
export function region(): string {
  const { locale, locales } = i18n;
  return (Array.isArray(locales) ? locales[0] : locales) ?? locale;
}
