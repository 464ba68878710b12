import type { SnagType } from '../../../rules/snag';
import { type Message, message } from '../../messages';

/** The title of a snag without a title and without a trade's phrase. */
export const standInTitle = (type: SnagType, place: string | null): Message =>
  place === null ? alone[type] : at[type](place);

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
