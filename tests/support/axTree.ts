import type { Page } from 'playwright-core';

interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
}

export interface Spot {
  readonly role: string;
  readonly name: string;
  readonly level: number | null;
}

const controls = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'option',
  'tab',
  'listbox',
  'application',
  'image',
  'img',
  'dialog',
]);
const landmarks = new Set([
  'banner',
  'navigation',
  'main',
  'region',
  'search',
  'complementary',
  'contentinfo',
  'form',
]);
/** Landmarks that occur once on a page need no name. */
const alone = new Set(['banner', 'main', 'contentinfo', 'search']);

/** What the browser hands to a screen reader, in the order in which it is read. */
export async function readTree(page: Page): Promise<readonly Spot[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: readonly AxNode[];
  }; // the protocol's own types say less of `value`
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const spots: Spot[] = [];
  const walk = (node: AxNode): void => {
    if (!node.ignored) {
      const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
      spots.push({
        role: node.role?.value ?? '',
        name: (node.name?.value ?? '').trim(),
        level: typeof level === 'number' ? level : null,
      });
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child !== undefined) walk(child);
    }
  };
  const [root] = nodes;
  if (root !== undefined) walk(root);
  return spots;
}

/** What somebody who goes by roles and names stumbles over. */
export function faultsOf(spots: readonly Spot[]): string[] {
  const faults: string[] = [];
  const names = new Map<string, number>();
  let before = 0;
  for (const { role, name, level } of spots) {
    if (controls.has(role) && name === '') faults.push(`a ${role} without a name`);
    if (landmarks.has(role)) {
      if (name === '' && !alone.has(role)) faults.push(`a ${role} without a name`);
      const key = `${role} ${name}`;
      names.set(key, (names.get(key) ?? 0) + 1);
    }
    if (role === 'heading') {
      if (name === '') faults.push('a heading without words');
      if (level !== null && level > before + 1)
        faults.push(`“${name}” is at level ${level} after level ${before}`);
      before = level ?? before;
    }
  }
  for (const [key, times] of names)
    if (times > 1) faults.push(`${times} landmarks are called ${key}`);
  if (!spots.some(({ role, level }) => role === 'heading' && level === 1))
    faults.push('no heading of level 1');
  if (spots.filter(({ role }) => role === 'main').length !== 1) faults.push('not one main');
  return faults;
}
