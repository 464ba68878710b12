import { dateFormat } from '../../ui/messages/dateFormat';

/** A whole hour as clocks of the region show it. */
export const hourLabel = (hour: number): string =>
  dateFormat({ timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1, hour));
