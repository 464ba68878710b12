/**
 * Splits a `multipart/mixed` body. Takes its text in chunks of any size and returns the body of each part as soon as its boundary has arrived. Text is
 * scanned once, however small the chunks are.
 */
export function createPartSplitter(contentType: string): (text: string) => string[] {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '-';
  // Matched by the line feed alone: a body with bare line feeds is then split, and its parts fail as `badBody`.
  const delimiter = `\n--${boundary}`;
  /** Text of the current part, and its last characters, in which a delimiter may have begun. Starts with CRLF because the first delimiter has no line before it. */
  let pieces: string[] = [];
  let end = '\r\n';
  let inside = false;

  return (text) => {
    const parts: string[] = [];
    let rest = end + text;
    for (let at = rest.indexOf(delimiter); at >= 0; at = rest.indexOf(delimiter)) {
      pieces.push(rest.slice(0, at));
      // The text before the first delimiter is no part.
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

/** A part without its headers; empty, and so invalid JSON, if its lines do not end in CRLF as the format demands. */
function bodyOf(part: string): string {
  const head = part.indexOf('\r\n\r\n');
  return head >= 0 && part.endsWith('\r') ? part.slice(head + 4, -1) : '';
}
