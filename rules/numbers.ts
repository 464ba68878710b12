import { digitsOf } from './amounts';

/**
 * A positive number with up to six decimals as people write it, with the groups of an amount. Three
 * digits behind the only sign are a group if `decimal`, the sign of the field, is the other one.
 */
export function readNumber(written: string, decimal: '.' | ','): number | null {
  const text = digitsOf(written.replace(/[\s'’٬]/g, '').replace(/٫/g, decimal));
  const signs = text.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  const isGroup =
    signs.length > 1
      ? signs.every((sign) => sign === last)
      : last !== decimal && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  const at = last === undefined || isGroup ? text.length : text.lastIndexOf(last);
  const [whole, part] = [text.slice(0, at), text.slice(at + 1)];
  const isWritten =
    /^(\d{1,9}|[1-9]\d{0,2}([.,])\d{3}(\2\d{3})?)$/.test(whole) && /^\d{0,6}$/.test(part);
  const number = isWritten ? Number(`${whole.replace(/[.,]/g, '')}.${part}`) : 0;
  return number > 0 && (isGroup || last === undefined || !whole.includes(last)) ? number : null;
}
