import { getRoles } from '@testing-library/dom';
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';

/**
 * Roles that say nothing a reader of the outline would miss; their text is shown where it is the
 * only content.
 */
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

/**
 * What somebody who hears a screen would find on it: one line for each role with its name and
 * state, indented by what it stands in.
 */
export function outline(root: HTMLElement): string {
  const roleOf = new Map<Element, string>();
  for (const [role, elements] of Object.entries(getRoles(root))) {
    for (const element of elements) if (!silent.has(role)) roleOf.set(element, role);
  }
  const lines: string[] = [];
  walk(root, 0);
  return `\n${lines.join('\n')}\n`;

  function walk(element: Element, depth: number): void {
    // What was said some seconds ago is nothing one finds.
    if (element.matches('[data-live-announcer]')) return;
    const role =
      roleOf.get(element) ??
      (element instanceof HTMLInputElement && element.type === 'password' ? 'password' : undefined);
    const line = role === undefined ? null : lineOf(element, role);
    if (line !== null) lines.push('  '.repeat(depth) + line);
    for (const child of element.children) walk(child, line === null ? depth : depth + 1);
  }
}

function lineOf(element: Element, role: string): string | null {
  if (
    element instanceof HTMLOptionElement &&
    !element.selected &&
    (element.parentElement?.childElementCount ?? 0) > shortList
  )
    return null;
  const text = textOf(element);
  if (speaking.has(role)) return text === '' ? null : `${role}: ${text}`;
  const name = computeAccessibleName(element).replace(/\s+/g, ' ').trim();
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
