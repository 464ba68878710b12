import { addMadeUpLanguage } from './madeUpLanguage';
import { speakAs } from './speakAs';

// To be imported before anything with sentences, which are made as they are loaded: a browser in
// the made-up language.
export const language = speakAs(addMadeUpLanguage());
