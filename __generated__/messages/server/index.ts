// Written by `npm run messages`; not edited by hand.
import { messages as en } from './en';
import { messages as de } from './de';

export const catalogues = { en, de };
