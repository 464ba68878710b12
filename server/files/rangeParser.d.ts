/** range-parser has no types of its own. */
declare module 'range-parser' {
  export default function parseRange(size: number, header: string): -1 | -2 | ({ start: number; end: number }[] & { type: string });
}
