import { i18n, type MessageDescriptor } from '@lingui/core';
import { addMadeUpLanguage, madeUp } from './madeUpLanguage';

type Values = Readonly<Record<string, unknown>>;
type MessageOptions = Parameters<typeof i18n._>[2];

// To be imported before anything with sentences, which are made as they are loaded: a browser in the made-up language.
export const language = addMadeUpLanguage();
Object.defineProperty(navigator, 'language', { value: madeUp.region, configurable: true });
Object.defineProperty(navigator, 'languages', { value: [madeUp.region], configurable: true });
i18n.load(madeUp.tag, language.messages);
i18n.activate(madeUp.tag, madeUp.region);

const say = i18n._.bind(i18n);
/** Each sentence is looked at for what is put into it. */
i18n._ = (descriptor: MessageDescriptor | string, values?: Values, options?: MessageOptions): string => {
  if (typeof descriptor === 'string') {
    language.putTogether(descriptor, values);
    return say(descriptor, values, options);
  }
  language.putTogether(descriptor.id, descriptor.values);
  return say(descriptor);
};
