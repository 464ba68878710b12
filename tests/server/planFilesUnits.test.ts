import { createUnitReader } from '../../server/files/plans/pdfPages';

const filler = '/Filler(0123456789012345678901234567890123456789012345678901234567890123456789)';
const plain = `1 0 obj\n<</Type/Catalog>>\nendobj\n4321 0 obj\n<<${filler}/UserUnit 10.5>>\nendobj\n98765 0 obj\n<<${filler}/UserUnit 2 >>\nendobj\n77 0 obj\n1.25\nendobj\n11 0 obj\n<</UserUnit 77 0 R${filler}>>\nendobj\n12 0 obj\n<</Type/Page>>\nendobj\n13 0 obj\n<</UserUnit 99 0 R>>\nendobj\n`;

// What object 13 refers to is not in the file.
test.each([1, 7, 64, 70, plain.length])(
  'the unit of a page is its own, wherever the file was cut into pieces of %d bytes and one of another length',
  (length) => {
    for (let first = 0; first <= length; first += 1) {
      const { hear, end } = createUnitReader();
      hear(plain.slice(0, first));
      for (let at = first; at < plain.length; at += length) hear(plain.slice(at, at + length));
      expect([first, ...end()]).toEqual([first, [4321, 10.5], [98765, 2], [11, 1.25]]);
    }
  },
);
