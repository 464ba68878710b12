import { isTrades } from '../../scripts/messages/tradesPart';
import { addMadeUpLanguage } from './madeUpLanguage';
import { speakAs } from './speakAs';

// To be imported before anything with sentences, which are made as they are loaded: a browser in
// the made-up language, of which there is no more than a trade's part.
export const language = speakAs(addMadeUpLanguage(isTrades));
