import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nameKey } from '../../rules/text';
import { SearchChoice } from '../../src/ui/fields/SearchChoice';

test('of places that all have what was typed, the one whose words it names comes first', async () => {
  const places = [
    'Block A › Core › Kitchen',
    'Block B › L01 › Kitchen',
    'Block C › L01 › Kitchen',
    'Block C › L01 › Bath',
  ];
  render(
    <SearchChoice
      label="Location"
      options={places.map((label) => ({ id: label, label }))}
      value={null}
      onChange={() => undefined}
      keyOf={nameKey}
      none="None"
    />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'block c kit');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Block C › L01 › Kitchen',
    'Block A › Core › Kitchen',
    'Block B › L01 › Kitchen',
  ]);
});

test('a place is found by what it looks like, however its letters were entered and in whatever language the page is', async () => {
  const lower = jest
    .spyOn(String.prototype, 'toLocaleLowerCase')
    .mockImplementation(function turkish(this: string) {
      return this.replaceAll('I', 'ı').toLowerCase();
    });
  const chosen: (string | null)[] = [];
  const places = ['ISLAND', 'Cafe\u0301', 'Flat\u00a01'];
  render(
    <SearchChoice
      label="Location"
      options={places.map((label) => ({ id: label, label }))}
      value={null}
      onChange={(id) => chosen.push(id)}
      keyOf={nameKey}
      none="None"
    />,
  );
  for (const typed of ['island', 'caf\u00e9', 'flat 1']) {
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), typed);
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.tab();
  }
  expect(chosen.filter((id) => id !== null)).toEqual(places);
  lower.mockRestore();
});
