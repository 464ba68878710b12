import type { ImportField } from '../../../rules/imports';
import { documentOf, element, localName, textIn, type XmlElement } from './xml';

/**
 * A file of our own in the folder of each topic: what BCF has no place for. It has a namespace of
 * its own, and other programs leave it alone.
 */
export const ownFileName = 'snagbook.xml';
const namespace = 'urn:snagbook:bcf:1';

/** What it says, by the fields of a table. */
const names = {
  location: 'Location',
  trade: 'Trade',
  company: 'Company',
  plan: 'Plan',
  planRevision: 'PlanRevision',
  pinX: 'PinX',
  pinY: 'PinY',
} as const satisfies Partial<Record<ImportField, string>>;

export type OwnField = keyof typeof names;

const fields = Object.keys(names) as OwnField[]; // its keys

/** `serverId`: as 3.0 has it in the markup. */
export function writeOwn(
  number: number,
  serverId: string,
  said: Readonly<Partial<Record<OwnField, string>>>,
): string {
  return documentOf(
    element(
      'Snag',
      fields.flatMap((field) => {
        const text = said[field] ?? '';
        return text === '' ? [] : [element(names[field], text)];
      }),
      { xmlns: namespace, Number: String(number), ServerAssignedId: serverId },
    ),
  );
}

export function readOwn(root: XmlElement | null): Partial<Record<OwnField | 'key', string>> {
  if (root === null || localName(root.name) !== 'Snag' || root.attributes['xmlns'] !== namespace)
    return {};
  return {
    key: root.attributes['ServerAssignedId'] ?? '',
    ...Object.fromEntries(fields.map((field) => [field, textIn(root, names[field])])),
  };
}
