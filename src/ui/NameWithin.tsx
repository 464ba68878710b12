/** No text has it: it stands for the name until the sentence is made. */
const place = '\u{E000}';

/** A sentence with a name in it, which is set apart wherever the language puts it. */
export function NameWithin({ name, sentence }: { name: string; sentence: (name: string) => string }) {
  const [before, after] = sentence(place).split(place);
  return (
    <>
      {before}
      <strong>{name}</strong>
      {after}
    </>
  );
}
