import { addressCutter, cutIn } from '../../server/features/erasing/namedIn';

const cut = addressCutter(['Ann.Lee@firm.example', 'ann@home.example']);

test.each([
  ['Gate 3, ask ann.lee@FIRM.example, Mon to Fri', 'Gate 3, ask, Mon to Fri'],
  ['ann@home.example', ''],
  ['Joann@home.example stays', 'Joann@home.example stays'],
  ['Site office', 'Site office'],
  // Written in letters that only look like hers.
  ['ask ａｎｎ@home.example', ''],
])('erasing a person cuts their e-mail out of a text and keeps the rest: %s', (text, left) => {
  expect(cut(text)).toBe(left);
});

test('of a list or a search goes what said nothing but the e-mail', () => {
  expect(cutIn(['Ask ann@home.example', 'ann@home.example', 'Loose'], cut)).toEqual([
    'Ask',
    'Loose',
  ]);
  expect(cutIn({ text: 'ann@home.example', chip: 'OPEN', page: 1 }, cut)).toEqual({
    chip: 'OPEN',
    page: 1,
  });
});
