import { type Language, languages } from './languages';

/** Those in which reports are made. */
// Object.keys forgets the type of the keys.
export const reportLanguages = Object.keys(languages) as Language[];
