import { i18n } from '@lingui/core';
import { addMadeUpLanguage, madeUp } from './madeUpLanguage';

// To be imported before anything with sentences, which are made as they are loaded: a browser in the made-up language.
export const language = addMadeUpLanguage();
Object.defineProperty(navigator, 'language', { value: madeUp.region, configurable: true });
Object.defineProperty(navigator, 'languages', { value: [madeUp.region], configurable: true });
i18n.load(madeUp.tag, language.messages);
i18n.activate(madeUp.tag, madeUp.region);
