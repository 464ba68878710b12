import type { SnagType } from '../../../rules/snag';
import { type Language } from '../../../rules/languages';
import type { StandInTitle } from '../../../rules/shown';
import { type Message, message, say } from '../../messages';

/** The title of a snag without one, in this language. */
export const standInTitle =
  (language: Language): StandInTitle =>
  (trade, type, place) => {
    if (trade === null) return say(place === null ? alone[type] : at[type](place), language);
    return place === null ? trade : say(message('{trade}, {place}', { trade, place }), language);
  };

const alone: Readonly<Record<SnagType, Message>> = {
  DEFECT: message('Defect'),
  UNFINISHED: message('Unfinished work'),
  DAMAGE: message('Damage'),
  OTHER: message('Snag'),
};

const at: Readonly<Record<SnagType, (place: string) => Message>> = {
  DEFECT: (place) => message('Defect, {place}', { place }),
  UNFINISHED: (place) => message('Unfinished work, {place}', { place }),
  DAMAGE: (place) => message('Damage, {place}', { place }),
  OTHER: (place) => message('Snag, {place}', { place }),
};
