import { plural, select, t } from '@lingui/core/macro';
import { keptLimits } from '../../../rules/limits';
import type { Since } from '../../ui/messages/sinceMessages';

const { latelyDays: days } = keptLimits;

export const takeAlongWords = {
  title: t`Take plans and photos along`,
  impossible: t`Plans and photos can be taken along only where the address begins with https: elsewhere the browser cannot show them without a connection. Snags, their texts and their history are here anyway.`,
  looking: t`Checking what is stored on this device.`,
  asking: t`Asking the server how much it is.`,
  again: t`Try again`,
  notCopied: t`The snags of this project are still being copied to this device. After that it can be said how much there is.`,
  noAnswer: t`The server has to say how much it is, and does not answer now.`,
  what: t`For work without a connection: the current sheet of each plan down to full zoom, thumbnails of what is unfinished or was changed in the last ${plural(days, { one: '# day', other: '# days' })}, and larger photos of what waits for you. Snags, their texts and their history are here anyway.`,
  howMany: (sheets: number, photos: number) => t`${plural(sheets, { one: '# plan', other: '# plans' })} and ${plural(photos, { one: '# photo', other: '# photos' })}.`,
  howMuch: (size: string, minutes: number) => plural(minutes, { one: `About ${size}, # minute or less on this connection.`, other: `About ${size}, about # minutes on this connection.` }),
  noRoom: (room: string) => t`There is not enough room on this device: ${room} can be used for it. What you enter needs some, too.`,
  take: t`Take along`,
  coming: t`Plans and photos are being fetched.`,
  mayLeave: t`You can go on working. It goes on by itself after a break, also after the app was closed.`,
  waits: {
    LINE: t`No connection, or it blocks pictures. Fetching continues by itself.`,
    SENDING: t`What you entered is sent first. Then it goes on.`,
    ROOM: t`There was no more room on this device, and what you enter comes first. It goes on when there is room.`,
    COPY: t`The snags of this project are being copied to this device first.`,
  },
  done: (size: string, all: string, percent: number) => t`${size} of about ${all}, ${percent} %`,
  ready: ({ since, then }: Since) => t`${select(since, { yesterday: 'Ready, as of yesterday.', other: `Ready, as of ${then}.` })}`,
  used: (size: string) => t`${size} on this device. It is kept up to date by itself.`,
  others: t`Also on this device`,
  remove: t`Remove`,
  removeOf: (code: string) => t`Remove plans and photos of ${code}`,
  removed: (size: string) => t`Removed. ${size} are free again.`,
};
