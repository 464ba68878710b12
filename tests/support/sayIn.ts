import { setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { messages as german } from '../../__generated__/messages/page/de';

/** A sentence of the app, which is written here as it stands in the code, as somebody reads it. */
export type Say = (english: string, values?: Record<string, string | number>) => string;

export function sayIn(language: 'en' | 'de'): Say {
  const messages = language === 'de' ? german : {};
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (english, values = {}) => {
    const id = generateMessageId(english);
    if (language === 'de' && !(id in messages)) throw new Error(`There is no German for “${english}”.`);
    return i18n._(id, values, { message: english });
  };
}
