import { isolated, plain, runsOf } from '../../server/reports/bidi';

const drawn = (line: string): string[] => runsOf(line).map(({ text }) => text);

test('a line that is written from right to left is drawn from left to right, word by word, with its brackets turned around and its numbers as they are read', () => {
  expect(drawn('Door to Flat 14')).toEqual(['Door', ' ', 'to', ' ', 'Flat', ' ', '14']);
  expect(drawn('שלום עולם')).toEqual(['עולם', ' ', 'שלום']);
  expect(drawn('Door (דלת) 12')).toEqual(['Door', ' ', '(', 'דלת', ')', ' ', '12']);
  expect(drawn('(דלת) 12')).toEqual(['12', ' ', '(', 'דלת', ')']);
  expect(drawn('דלת Door 12 בחוץ')).toEqual(['בחוץ', ' ', 'Door', ' ', '12', ' ', 'דלת']);
  // fontkit turns digits of an Arabic script around, so they are given to it turned around.
  expect(drawn('غرفة ٣٤')).toEqual(['٤٣', ' ', 'غرفة']);
  expect(runsOf('غرفة דלת 1').map(({ family }) => family)).toEqual([
    'latin',
    'latin',
    'hebrew',
    'latin',
    'arabic',
  ]);
});

test('a name within a sentence turns nothing around that stands beside it', () => {
  expect(drawn('By דוד לוי, 14 Nov')).toEqual([
    'By',
    ' ',
    '14',
    ' ',
    ',',
    'לוי',
    ' ',
    'דוד',
    ' ',
    'Nov',
  ]);
  expect(drawn(`By ${isolated('דוד לוי')}, 14 Nov`)).toEqual([
    'By',
    ' ',
    'לוי',
    ' ',
    'דוד',
    ',',
    ' ',
    '14',
    ' ',
    'Nov',
  ]);
  expect([isolated('Ann'), plain(isolated('דוד'))]).toEqual(['Ann', 'דוד']);
});
