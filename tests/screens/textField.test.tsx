import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Announcements } from '../../src/ui/announcements';
import { TextField } from '../../src/ui/fields/TextField';

function Field({ first = '', ...rest }: { first?: string; inputMode?: 'numeric' }) {
  const [value, setValue] = useState(first);
  return (
    <TextField
      label="Company"
      hint="As on its letters"
      maxLength={6}
      error={value === '' ? null : 'Not known'}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      {...rest}
    />
  );
}
const full = 'This field is full: 6 characters.';

test('a full field says so beside its hint and its error', async () => {
  render(
    <>
      <Field />
      <Announcements />
    </>,
  );
  const field = screen.getByLabelText('Company');
  await userEvent.click(field);
  await userEvent.paste('Brandt Elektro');
  expect(field).toHaveValue('Brandt');
  expect(field).toHaveAccessibleDescription(`As on its letters ${full} Not known`);
  expect(screen.getByText(full, { selector: '[role=status] *' })).toBeInTheDocument();
  await userEvent.type(field, '{Backspace}');
  expect(field).toHaveAccessibleDescription('As on its letters Not known');
  expect(screen.getAllByText(full)).toHaveLength(1);
});
