import { type Messages, setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { messages as arabic } from '../../__generated__/messages/page/ar';
import { messages as german } from '../../__generated__/messages/page/de';

/**
 * A sentence of the app, which is written here as it stands in the code, as somebody reads it.
 * `context`: the one that the code gives it.
 */
export type Say = (
  english: string,
  values?: Record<string, string | number>,
  context?: string,
) => string;

const catalogues: Readonly<Record<'en' | 'de' | 'ar', Messages>> = {
  en: {},
  de: german,
  ar: arabic,
};

export function sayIn(language: 'en' | 'de' | 'ar'): Say {
  const messages = catalogues[language];
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (english, values = {}, context = '') => {
    const id = generateMessageId(english, context);
    if (language !== 'en' && !(id in messages))
      throw new Error(`There is no ${language} for “${english}”.`);
    return i18n._(id, values, { message: english });
  };
}
