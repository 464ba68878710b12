/**
 * Takes text of a body of this type, `multipart/mixed`, in pieces of any size and gives the body of each part as soon as its boundary is there. What came
 * is looked through once, however small the pieces are.
 */
export function createPartSplitter(contentType: string): (text: string) => string[] {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '-';
  // By its line feed alone, so that a body with bare line feeds is seen to have parts, which nobody can read.
  const delimiter = `\n--${boundary}`;
  /** The part that has not ended, and the end of it, in which a delimiter may have begun. The first delimiter has no line before it. */
  let pieces: string[] = [];
  let end = '\r\n';
  let inside = false;

  return (text) => {
    const parts: string[] = [];
    let rest = end + text;
    for (let at = rest.indexOf(delimiter); at >= 0; at = rest.indexOf(delimiter)) {
      pieces.push(rest.slice(0, at));
      // What stands before the first delimiter is not a part.
      if (inside) parts.push(bodyOf(pieces.join('')));
      inside = true;
      pieces = [];
      rest = rest.slice(at + delimiter.length);
    }
    const whole = Math.max(0, rest.length - delimiter.length);
    pieces.push(rest.slice(0, whole));
    end = rest.slice(whole);
    return parts;
  };
}

/** A part without its headers; empty, which is no JSON, where its lines do not end as the format says. */
function bodyOf(part: string): string {
  const head = part.indexOf('\r\n\r\n');
  return head >= 0 && part.endsWith('\r') ? part.slice(head + 4, -1) : '';
}
