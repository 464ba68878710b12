import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkRow } from '../../src/screens/PlanView/LinkRow';

test('a link between plans is removed only after the question, which can be left', async () => {
  const remove = jest.fn();
  render(<LinkRow number={2} toCode="A-101" busy={false} onRemove={remove} />);
  await userEvent.click(screen.getByRole('button', { name: '2 · Remove link to A-101' }));
  screen.getByRole('group', { name: /Remove the link to A-101\?/ });
  await userEvent.keyboard('{Enter}');
  expect(remove).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: '2 · Remove link to A-101' }),
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove link to A-101' }));
  expect(remove).toHaveBeenCalledTimes(1);
});
