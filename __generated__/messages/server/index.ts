// Written by `npm run messages`; not edited by hand.
import { messages as en } from './en';
import { messages as de } from './de';
import { messages as es } from './es';
import { messages as fr } from './fr';
import { messages as it } from './it';
import { messages as pl } from './pl';

export const catalogues = { en, de, es, fr, it, pl };
