import { headBytes, photoMimeOf, planMimeOf } from '../../rules/fileKinds';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const jpeg = bytes('\xff\xd8\xff\xe0\0\x10JFIF');
const png = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
const webp = bytes('RIFF\0\0\0\0WEBPVP8 ');
const pdf = bytes('%PDF-1.7\n%\xe2\xe3');

function ftyp(major: string, ...compatible: string[]): Buffer {
  const body = bytes(`ftyp${major}\0\0\0\0${compatible.join('')}`);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body, bytes('\0\0\0\x08metaheic')]);
}

test.each([
  ['a JPEG', jpeg, 'image/jpeg', 'image/jpeg'],
  ['a PNG', png, 'image/png', 'image/png'],
  ['a WebP', webp, 'image/webp', null],
  ['a HEIC', ftyp('heic', 'mif1', 'heic'), 'image/heic', null],
  ['a PDF', pdf, null, 'application/pdf'],
  [
    'a PDF that begins some bytes later than its file',
    Buffer.concat([bytes('\0'.repeat(900)), pdf]),
    null,
    'application/pdf',
  ],
  [
    'a PDF that begins after what is looked at',
    Buffer.concat([bytes('\0'.repeat(headBytes - 4)), pdf]),
    null,
    null,
  ],
  ['a WebP that has a PDF inside', Buffer.concat([webp, pdf]), 'image/webp', null],
  ['a GIF', bytes('GIF89a'), null, null],
  ['an empty file', Buffer.alloc(0), null, null],
  ['a file of two bytes', bytes('\xff\xd8'), null, null],
])('%s is known by its first bytes: as a photo, and as a plan', (_name, head, asPhoto, asPlan) => {
  expect([photoMimeOf(head), planMimeOf(head)]).toEqual([asPhoto, asPlan]);
});

test.each<[boolean, string, string[]]>([
  [true, 'heic', ['mif1', 'heic']],
  [true, 'heix', []],
  [true, 'heim', ['heim']],
  [true, 'heis', []],
  [true, 'hevc', ['msf1']],
  [true, 'mif1', ['mif1', 'heic']],
  [true, 'mif1', ['miaf', 'MiHB', 'heis']],
  [true, 'msf1', ['msf1', 'hevc']],
  [false, 'mif1', ['avif', 'miaf']],
  [false, 'mif1', []],
  [false, 'msf1', ['avis']],
  [false, 'avif', ['mif1', 'heic']],
  [false, 'isom', ['mp42']],
])(
  'it is %s that a file of the brand %s with %j is a HEIC, wherever in a buffer its bytes are',
  (isHeic, major, compatible) => {
    const file = ftyp(major, ...compatible);
    const within = Buffer.concat([bytes('abc'), file]).subarray(3);
    expect([photoMimeOf(file), photoMimeOf(within)]).toEqual(
      isHeic ? ['image/heic', 'image/heic'] : [null, null],
    );
  },
);
