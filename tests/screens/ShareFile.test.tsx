import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareFile } from '../../src/ui/ShareFile';

const shared: File[] = [];
let answer: () => Promise<void>;

/** A phone whose browser shares files. */
beforeAll(() => {
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: query === '(pointer: coarse)' }),
    fetch: async () => ({ ok: true, blob: async () => new Blob(['%PDF-1.7']) }),
  });
  Object.assign(navigator, {
    canShare: ({ files }: ShareData) => files?.[0]?.type === 'application/pdf',
    share: async ({ files }: ShareData) => {
      shared.push(...(files ?? []));
      return answer();
    },
  });
});
beforeEach(() => {
  shared.length = 0;
  answer = async () => undefined;
});

const press = () => userEvent.click(screen.getByRole('button', { name: /^Share/ }));

test('a PDF goes to the share sheet of the phone under a name that a file can have', async () => {
  render(<ShareFile url="/files/reports/1" name="Snag list: A/B" />);
  await press();
  await waitFor(() => expect(shared.map(({ name }) => name)).toEqual(['Snag list A B.pdf']));
  expect(screen.queryByText(/Tap Share again/)).toBeNull();
});

test('where the file took too long for the browser, a second press shares it; one that closes the sheet has said no', async () => {
  answer = async () => {
    throw new DOMException('Too late', 'NotAllowedError');
  };
  render(<ShareFile url="/files/reports/1" name="Snag list" />);
  await press();
  await screen.findByText('Ready. Tap Share again.');
  answer = async () => {
    throw new DOMException('Closed', 'AbortError');
  };
  await press();
  await waitFor(() => expect(screen.queryByText('Ready. Tap Share again.')).toBeNull());
  expect(shared).toHaveLength(2);
});

test('a file that does not come is said', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 404 }) });
  render(<ShareFile url="/files/reports/1" name="Snag list" />);
  await press();
  await screen.findByText(/couldn’t be loaded to share/);
});
