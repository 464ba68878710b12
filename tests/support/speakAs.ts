import { i18n, type MessageDescriptor } from '@lingui/core';
import { type MadeUp, madeUp } from './madeUpLanguage';

type Values = Readonly<Record<string, unknown>>;
type MessageOptions = Parameters<typeof i18n._>[2];

/** A browser in a made-up language. */
export function speakAs(language: MadeUp): MadeUp {
  Object.defineProperty(navigator, 'language', { value: madeUp.region, configurable: true });
  Object.defineProperty(navigator, 'languages', { value: [madeUp.region], configurable: true });
  i18n.load(madeUp.tag, language.messages);
  i18n.activate(madeUp.tag, madeUp.region);

  const say = i18n._.bind(i18n);
  /** Each sentence is looked at for what is put into it. */
  i18n._ = (
    descriptor: MessageDescriptor | string,
    values?: Values,
    options?: MessageOptions,
  ): string => {
    if (typeof descriptor === 'string') {
      language.putTogether(descriptor, values);
      return say(descriptor, values, options);
    }
    language.putTogether(descriptor.id, descriptor.values);
    return say(descriptor);
  };
  return language;
}
