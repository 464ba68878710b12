import { region } from './region';

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats dates for the person's region. Formatters are cached, because creating one takes as long
 * as rendering a row, but not without a time zone, because the device's may change.
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale = region(),
): Intl.DateTimeFormat {
  if (options.timeZone === undefined) return new Intl.DateTimeFormat(locale, options);
  const key = JSON.stringify([locale, options]);
  let format = made.get(key);
  if (format === undefined) made.set(key, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}
