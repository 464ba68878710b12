import type { ReactNode } from 'react';

/** A character that no text contains: marks where the element goes in the translated sentence. */
const mark = '\u{E000}';

/** A sentence with an element in it, wherever the language puts it. */
export function Within({
  sentence,
  children,
}: {
  sentence: (children: string) => string;
  children: ReactNode;
}) {
  const [before, after] = sentence(mark).split(mark);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
