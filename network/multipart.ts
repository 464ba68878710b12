/** Takes text of a `multipart/mixed` body in pieces of any size and gives the body of each part as soon as its boundary is there. */
export function createPartSplitter(boundary: string): (text: string) => string[] {
  // The first boundary has no line before it; what stands before it is not a part.
  let rest = '\r\n';
  let inside = false;

  return (text) => {
    const parts = (rest + text).split(`\r\n--${boundary}`);
    // What follows the last boundary so far; a boundary cut in two is in it, too.
    rest = parts.pop() ?? '';
    const whole = inside ? parts : parts.slice(1);
    inside ||= parts.length > 0;
    return whole.map(bodyOf);
  };
}

/** The boundary of a `multipart/mixed` content type; undefined for any other type. */
export function boundaryOf(contentType: string | null): string | undefined {
  const mixed = /^multipart\/mixed(?:.*boundary="?([^";]+))?/i.exec(contentType ?? '');
  return mixed === null ? undefined : (mixed[1] ?? '-');
}

/** A part without its headers. */
function bodyOf(part: string): string {
  return part.slice(part.indexOf('\r\n\r\n') + 1);
}
