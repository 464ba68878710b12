// Written by `npm run messages`; not edited by hand.
import { messages as en } from './en';
import { messages as ar } from './ar';
import { messages as de } from './de';
import { messages as es } from './es';
import { messages as fr } from './fr';
import { messages as it } from './it';
import { messages as pl } from './pl';
import { messages as ro } from './ro';
import { messages as tr } from './tr';

export const catalogues = { en, ar, de, es, fr, it, pl, ro, tr };
