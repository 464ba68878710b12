import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nameKey } from '../../rules/text';
import { SearchChoice } from '../../src/ui/fields/SearchChoice';

test('the best match comes first', async () => {
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
