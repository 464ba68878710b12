import { getRoles } from '@testing-library/dom';
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';

/** Roles that get no line, only their text. */
const silent = new Set([
  'generic',
  'listitem',
  'paragraph',
  'strong',
  'emphasis',
  'time',
  'term',
  'definition',
  'presentation',
  'none',
  'code',
]);
/** Roles whose text is what matters, not a name. */
const speaking = new Set(['alert', 'status']);

/** Options a reader still takes in; of a longer list only the chosen one is shown. */
const shortList = 12;

/** Letters of which a text shows its first, so that facts are seen and explanations recognised. */
const longText = 72;

/** What is text of a field, which says it as its name, or no text at all. */
const saidElsewhere =
  'label, legend, option, textarea, script, style, svg, [aria-hidden="true"], [hidden]';

/** Each begins a line of text; a term and its definition stand in one. */
const blocks = 'p, li, div, dl, ul, ol, section, form, tr';

/**
 * What somebody who hears a screen would find on it: one line for each role with its name and
 * state, and for each text that no name says, indented by what it stands in.
 */
export function outline(root: HTMLElement): string {
  const roleOf = new Map<Element, string>();
  for (const [role, elements] of Object.entries(getRoles(root))) {
    for (const element of elements) if (!silent.has(role)) roleOf.set(element, role);
  }
  const described = new Set(
    [...root.querySelectorAll('[aria-describedby], [aria-labelledby]')].flatMap((element) =>
      ['aria-describedby', 'aria-labelledby'].flatMap(
        (attribute) => element.getAttribute(attribute)?.split(' ') ?? [],
      ),
    ),
  );
  const lines: string[] = [];
  let text: string[] = [];
  const endText = (depth: number): void => {
    const words = wordsOf(text.join(' ')).replace(/ (?=[,.:])/g, '');
    const start = words.length > longText ? `${words.slice(0, longText)}…` : words;
    if (start !== '') lines.push(`${'  '.repeat(depth)}${start}`);
    text = [];
  };
  walk(root, 0, '');
  return `\n${lines.join('\n')}\n`;

  /** Of an element within one whose line says `said`. */
  function walk(element: Element, depth: number, said: string): void {
    // What was said some seconds ago is nothing one finds.
    if (element.matches('[data-live-announcer]')) return;
    const role =
      roleOf.get(element) ??
      (element instanceof HTMLInputElement && element.type === 'password' ? 'password' : undefined);
    const line = role === undefined ? null : lineOf(element, role);
    if (line === null && described.has(element.id)) return;
    const within = line === null ? said : wordsOf(line);
    const inner = line === null ? depth : depth + 1;
    const isBlock = line !== null || element.matches(blocks);
    if (isBlock) endText(depth);
    if (line !== null) lines.push('  '.repeat(depth) + line);
    const isSilent = element.matches(saidElsewhere);
    for (const child of element.childNodes) {
      if (child instanceof Element) walk(child, inner, isSilent ? everything : within);
      else if (child.nodeType === Node.TEXT_NODE) addText(child.textContent ?? '');
    }
    if (isBlock) endText(inner);

    function addText(words: string): void {
      const isSaid = isSilent || within === everything || within.includes(wordsOf(words));
      if (!isSaid) text.push(words);
    }
  }
}

/** Without what is another one each day, by the order of tests, or by the connection. */
export const steady = (outlined: string): string =>
  outlined
    .replaceAll(/\bSITE-\d+/g, 'SITE-n')
    .replaceAll(' Reconnecting', '')
    .replaceAll(/\b(since|seit) \d\d:\d\d/g, '$1 …')
    .replaceAll(/— \d[^\n]*, \d\d:\d\d/g, '— the exact time')
    .replaceAll(/\b(Before|After|Vorher|Nachher) · [^\n,]+/g, '$1 · …')
    .replaceAll(/ fixed \d+ \w+/g, ' fixed …')
    .replaceAll(/“\d[^”\n]*” — the exact time/g, '“…” — the exact time');

/** Stands for a line that says all of the text within. */
const everything = '*';

const wordsOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

function lineOf(element: Element, role: string): string | null {
  if (
    element instanceof HTMLOptionElement &&
    !element.selected &&
    (element.parentElement?.childElementCount ?? 0) > shortList
  )
    return null;
  const text = textOf(element);
  if (speaking.has(role)) return text === '' ? null : `${role}: ${text}`;
  const name = wordsOf(computeAccessibleName(element));
  if (role === 'img' && name === '') return null;
  const description = computeAccessibleDescription(element).trim();
  return [
    role + levelOf(element),
    name === '' ? '' : `“${name}”`,
    ...statesOf(element),
    description === '' || description === name ? '' : `— ${description}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function levelOf(element: Element): string {
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  return level === undefined ? '' : ` ${level}`;
}

function statesOf(element: Element): string[] {
  const states: string[] = [];
  if (element instanceof HTMLInputElement && element.checked) states.push('checked');
  if (element instanceof HTMLOptionElement && element.selected) states.push('selected');
  if (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    !['radio', 'hidden'].includes(element.type) &&
    element.value !== ''
  ) {
    states.push(`= ${element.value}`);
  }
  if (element instanceof HTMLButtonElement && element.disabled) states.push('disabled');
  for (const [attribute, value, word] of ariaStates)
    if (element.getAttribute(attribute) === value) states.push(word);
  return states;
}

const ariaStates = [
  ['aria-current', 'true', 'current'],
  ['aria-current', 'page', 'current'],
  ['aria-expanded', 'true', 'open'],
  ['aria-expanded', 'false', 'closed'],
  ['aria-invalid', 'true', 'invalid'],
  ['aria-busy', 'true', 'busy'],
  ['aria-disabled', 'true', 'disabled'],
  ['aria-pressed', 'true', 'pressed'],
] as const;

/** The words of an element, with a space between its parts. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes].map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}
