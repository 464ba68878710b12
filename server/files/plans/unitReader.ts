/** Longer than anything the pattern has to find in one piece: what begins nearer to the end of a piece is read with the next. */
const OVERLAP = 96;

/** An object’s head, with its number if it is one and nothing else; a unit, which may be the number of the object that it stands in. */
const pattern = /(\d+) \d+ obj\b(?:\s+([\d.]+)\s+endobj)?|\/UserUnit\s+(?:(\d+)\s+\d+\s+R\b|([\d.]+))/g;

/** Finds units of pages in a plain file that comes in pieces, cut anywhere. */
export function createUnitReader(): { hear(piece: string): void; /** By the number of the page’s object, once all was heard. */ end(): ReadonlyMap<number, number> } {
  const units = new Map<number, number>();
  /** The object that a page’s unit stands in. */
  const elsewhere = new Map<number, number>();
  const numbers = new Map<number, number>();
  let object = 0;
  let rest = '';

  function read(text: string, before: number): void {
    let done = 0;
    for (const { 0: found, 1: head, 2: value, 3: reference, 4: unit, index } of text.matchAll(pattern)) {
      if (index >= before) break;
      if (head !== undefined) object = Number(head);
      if (value !== undefined) numbers.set(object, Number(value));
      if (reference !== undefined) elsewhere.set(object, Number(reference));
      if (unit !== undefined) units.set(object, Number(unit));
      done = index + found.length;
    }
    // What was read is not read again: half of an object's number would be another one's.
    rest = text.slice(Math.max(done, before));
  }

  return {
    hear(piece) {
      const text = rest + piece;
      if (text.length > OVERLAP) read(text, text.length - OVERLAP);
      else rest = text;
    },
    end() {
      read(rest, rest.length);
      for (const [page, from] of elsewhere) {
        const unit = numbers.get(from);
        if (unit !== undefined) units.set(page, unit);
      }
      return units;
    },
  };
}
