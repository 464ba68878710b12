import { plannedRooms } from './plans';

/** The made-up building, its firms and its trades. */
export const site = {
  code: 'EDEN',
  name: 'Eden Court (demo)',
  address: 'Musterstraße 12, Musterstadt (made up)',
  clientName: 'Eden Living GmbH',
  timeZone: 'Europe/Berlin',
  companies: [
    { name: 'Brandt Elektro', email: 'office@brandt.example', phone: '+49 30 5550 110' },
    { name: 'Rossi Plaster & Paint', email: 'site@rossi.example', phone: '+49 30 5550 120' },
    { name: 'Havel Plumbing', email: 'hello@havel.example', phone: '+49 30 5550 130' },
    { name: 'Nordlicht Windows', email: 'info@nordlicht.example', phone: '+49 30 5550 140' },
    { name: 'Tiling Okafor', email: 'mail@okafor.example', phone: '+49 30 5550 150' },
  ],
  trades: [
    {
      name: 'Electrical',
      company: 'Brandt Elektro',
      phrases: [
        'Socket loose',
        'Socket not level',
        'Cover missing',
        'Light does not work',
        'Cable visible',
      ],
    },
    {
      name: 'Plaster and paint',
      company: 'Rossi Plaster & Paint',
      phrases: ['Crack in plaster', 'Paint drips', 'Stain on wall', 'Corner damaged'],
    },
    {
      name: 'Plumbing',
      company: 'Havel Plumbing',
      phrases: ['Leak under basin', 'Pipe not insulated', 'Tap loose', 'Drain slow'],
    },
    {
      name: 'Windows and doors',
      company: 'Nordlicht Windows',
      phrases: ['Window does not close', 'Door scrapes', 'Glass scratched', 'Handle loose'],
    },
    {
      name: 'Tiling',
      company: 'Tiling Okafor',
      phrases: ['Tile cracked', 'Joint missing', 'Tile hollow', 'Silicone missing'],
    },
  ],
} as const;

/** Top, level, flat, room. Block A is what the plans show; of Block B there are none. */
export const locations: readonly (readonly string[])[] = [
  ...plannedRooms,
  ['Block B', 'Ground floor', 'Lobby'],
  ['Block B', 'L01', 'Flat 21', 'Bathroom'],
  ['Block B', 'L01', 'Flat 21', 'Kitchen'],
  ['Block B', 'L01', 'Flat 22', 'Living room'],
  ['Block B', 'Roof', 'Terrace'],
];

/** The location whose path ends like this, as in “Flat 14/Kitchen”. */
export function locationOf(end: string): readonly string[] {
  const found = locations.find((path) => path.join('/').endsWith(`/${end}`));
  if (found === undefined) throw new Error(`The demo has no location ${end}.`);
  return found;
}

/** What people wrote, one after the other and then from the first again. */
export const notes = {
  comment: [
    'Please call the caretaker for the key.',
    'The tenant moves in on the first. This one before all others.',
    'Same as in the flat above. Please look at both.',
    'I will be on site on Thursday from 8 to 10.',
    'Ordered, should arrive next week.',
  ],
  fix: [
    'Done, please check.',
    'Replaced and cleaned.',
    'Repaired this morning, still drying.',
    'Done on both sides.',
  ],
  close: ['', 'Looks good.', '', 'Checked in daylight.'],
  sendBack: [
    'Still visible in daylight. Please do it once more.',
    'Works now, but the edge is not clean.',
    'Only half of it was done: the left side is as it was.',
  ],
  dispute: [
    { reason: 'NOT_OURS', comment: 'This was damaged by somebody else after we had finished.' },
    { reason: 'NO_ACCESS', comment: 'We came twice and nobody opened. Who has the key?' },
    {
      reason: 'NOT_OURS',
      comment: 'The scratches come from moving the cupboards in, not from us.',
    },
    {
      reason: 'WAITING_FOR_OTHERS',
      comment: 'The electrician has to move his cable first, then we can turn the cabinet.',
    },
    {
      reason: 'NOT_A_DEFECT',
      comment: 'It is fastened as the standard asks. The noise comes from the lift.',
    },
    {
      reason: 'WAITING_FOR_OTHERS',
      comment: 'The screed has to dry first, then we exchange the threshold.',
    },
  ],
  answer: [
    'Understood. We pay for the material, please repair it.',
    'The key is with the caretaker now.',
  ],
  reopen: ['It has come back after the first shower.', 'The same again after one week.'],
  void: ['DUPLICATE', 'RAISED_IN_ERROR', 'OUT_OF_SCOPE'],
} as const;
