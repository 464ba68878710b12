/** Longer than anything the pattern has to find in one piece. */
const OVERLAP = 64;

/** Finds units in a plain file that comes in pieces, cut anywhere. */
export function createUnitReader(): { hear(piece: string): void; units: ReadonlyMap<number, number> } {
  const units = new Map<number, number>();
  let object = 0;
  let rest = '';
  return {
    units,
    hear(piece) {
      const text = rest + piece;
      let read = 0;
      for (const { 0: found, 1: number, 2: unit, index } of text.matchAll(/(\d+) \d+ obj\b|\/UserUnit\s+([\d.]+)(?=[^\d.])/g)) {
        if (number !== undefined) object = Number(number);
        else units.set(object, Number(unit));
        read = index + found.length;
      }
      // What was read is not read again: half of an object's number would be another one's.
      rest = text.slice(Math.max(read, text.length - OVERLAP));
    },
  };
}
