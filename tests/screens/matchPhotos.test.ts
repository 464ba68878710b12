import type { ImportedRow } from '../../src/screens/Data/importCalls';
import { photoMatcher } from '../../src/screens/Data/matchPhotos';

const row = (n: number, key: string, photo = ''): ImportedRow => ({
  n,
  sheet: '',
  line: n,
  what: '',
  cells: { title: '', place: '', company: '', key, photo },
  outcome: 'MAKE',
  number: n + 100,
  snagId: `snag ${n}`,
  photos: [],
  link: null,
  problems: [],
  notes: [],
  changes: [],
});

test.each([
  ['12.jpg', 'snag 2', 'DEFECT'],
  ['012.JPG', 'snag 2', 'DEFECT'],
  ['photos/12 after.jpg', 'snag 2', 'EVIDENCE'],
  ['nachher/12_2.heic', 'snag 2', 'EVIDENCE'],
  ['Snag 12 (1).jpeg', 'snag 2', 'DEFECT'],
  ['A-3 levée.png', 'snag 3', 'EVIDENCE'],
  ['IMG_0012.jpg', 'snag 1', 'DEFECT'],
  ['SITE-103.jpg', 'snag 3', 'DEFECT'],
  ['IMG_9999.jpg', undefined, undefined],
  ['121.jpg', undefined, undefined],
  ['7.jpg', undefined, undefined],
  ['photos.zip/Flat 2/IMG_1.jpg', 'snag 2', 'DEFECT'],
  ['Flat 3/IMG_1.jpg', 'snag 3', 'DEFECT'],
  ['IMG_1.jpg', undefined, undefined],
  ['Closed items/before/IMG_0012.jpg', 'snag 1', 'DEFECT'],
])('the file %s is of %s', (path, snagId, kind) => {
  const find = photoMatcher(
    [
      row(1, '1', 'img_0012.jpg; IMG_0013.JPG'),
      row(2, '12', 'Flat 2\\IMG_1.jpg'),
      row(3, 'A-3', 'Flat 3\\IMG_1.jpg'),
      row(4, '7'),
      row(5, '7'),
    ],
    'SITE',
  );
  expect([find(path)?.snagId, find(path)?.kind]).toEqual([snagId, kind]);
});
