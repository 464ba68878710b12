import { createHmac } from 'node:crypto';
import type { Role } from '../database/schema';

/** The made-up people of the demo project. The first one owns the server. */
export interface DemoPerson {
  key: string;
  name: string;
  email: string;
  role: Role;
  company?: string;
}

export const demoPeople: readonly DemoPerson[] = [
  { key: 'anna', name: 'Anna Keller', email: 'anna@eden.example', role: 'ADMIN' },
  { key: 'ivo', name: 'Ivo Novak', email: 'ivo@eden.example', role: 'INSPECTOR' },
  {
    key: 'elena',
    name: 'Elena Brandt',
    email: 'elena@eden.example',
    role: 'TRADE',
    company: 'Brandt Elektro',
  },
  {
    key: 'marco',
    name: 'Marco Rossi',
    email: 'marco@eden.example',
    role: 'TRADE',
    company: 'Rossi Plaster & Paint',
  },
  { key: 'vera', name: 'Vera Adler', email: 'vera@eden.example', role: 'VIEWER' },
];

const syllables = [
  'ba',
  'de',
  'fi',
  'go',
  'hu',
  'ka',
  'le',
  'mi',
  'no',
  'pu',
  'ra',
  'se',
  'ti',
  'vo',
  'wu',
  'za',
];

/**
 * A password that can be typed with a thumb, made from the data directory's secret: the same at
 * every start, another one on every machine, and written down nowhere. Ten syllables of sixteen are
 * 40 bits, behind counted tries.
 */
export function demoPassword(secret: Buffer, email: string): string {
  const bytes = createHmac('sha256', secret).update(`demo password:${email}`).digest();
  const words = [0, 1].map((word) =>
    Array.from(bytes.subarray(word * 5, word * 5 + 5), (byte) => syllables[byte % 16]).join(''),
  );
  return words.join('-');
}
