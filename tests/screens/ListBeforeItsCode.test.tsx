import { fireEvent, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useVirtualItems } from '../../src/parts/list/useVirtualItems';
import { layOutPage, scroller } from '../support/layout';

const heights = { window: 700, row: 92, heading: 35 };
const count = 50;
const none: readonly number[] = [];

let takeBack: () => void;
beforeEach(() => {
  takeBack = layOutPage(heights);
});
afterEach(() => takeBack());

function List() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { items, measure } = useVirtualItems({
    box,
    count,
    keyOf: String,
    heightOf: () => heights.row,
    kept: none,
    hasPrevious: false,
    left: undefined,
    scrolls: false,
  });
  return (
    <section aria-label="Snags">
      <ul ref={setBox}>
        {items.map((item) => (
          <li key={item} ref={measure} data-index={item} />
        ))}
      </ul>
    </section>
  );
}

const drawn = () => [...document.querySelectorAll('li')].map((row) => Number(row.dataset['index']));

test('a list that is scrolled before the code is there that knows what is in view is drawn whole until then', async () => {
  render(<List />);
  expect(drawn().length).toBeLessThan(20);
  fireEvent.scroll(scroller());
  expect(drawn()).toEqual(Array.from({ length: count }, (_, row) => row));
  await waitFor(() => expect(drawn().length).toBeLessThan(20));
});
