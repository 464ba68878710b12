/**
 * What a row says of a description: the text of its own column, and what the columns of notes add
 * below that. Each is undefined where no column says it.
 */
export interface SaidDescription {
  readonly text: string | undefined;
  readonly notes: string | undefined;
}

/** What the last import said of both, as it is kept. */
interface Memory {
  readonly description?: string;
  readonly note?: string;
}

/** Both as one text. */
export const joinedDescription = ({ text = '', notes = '' }: SaidDescription): string =>
  [text, notes].filter((part) => part !== '').join('\n');

/**
 * The description that a row makes of the one that is there; undefined if the row says nothing new.
 * Notes are added to it or take the place of those that the last import wrote, and never of what
 * somebody has written. `remember` makes of a text what is kept of it.
 */
export function nextDescription(
  now: string,
  { text, notes }: SaidDescription,
  memory: Memory | null,
  remember: (text: string) => string,
): string | undefined {
  const saysText = text !== undefined && memory?.description !== remember(text);
  const saysNotes = notes !== undefined && memory?.note !== remember(notes);
  if (!saysText && !saysNotes) return undefined;
  const before =
    memory?.note === undefined || memory.note === remember('')
      ? null
      : blockIn(now, memory.note, remember);
  const own = saysText ? text : before === null ? now : before.rest;
  const added = saysNotes ? notes : (before?.block ?? '');
  return standsIn(own, added) ? own : joinedDescription({ text: own, notes: added });
}

const standsIn = (text: string, lines: string): boolean =>
  lines === '' || `\n${text}\n`.includes(`\n${lines}\n`);

/** Lines of a longer text are looked for at its end only, because each possible block is hashed. */
const mostLines = 50;

/** Lines of which only what is kept of them is known, and the text without them. */
function blockIn(
  text: string,
  kept: string,
  remember: (text: string) => string,
): { block: string; rest: string } | null {
  const lines = text.split('\n');
  const leastEnd = lines.length > mostLines ? lines.length : 1;
  for (let end = lines.length; end >= leastEnd; end -= 1) {
    for (let start = 0; start < end; start += 1) {
      const block = lines.slice(start, end).join('\n');
      if (remember(block) === kept)
        return { block, rest: [...lines.slice(0, start), ...lines.slice(end)].join('\n') };
    }
  }
  return null;
}
