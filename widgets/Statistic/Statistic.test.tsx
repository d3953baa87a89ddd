import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Statistic writes the figure as the language does, and says which way it went', async () => {
  const { screen } = await showWidget('Statistic', { label: 'Orders', value: 12345.6, digits: 1, change: -0.125 });
  await expect.element(screen.getByRole('term')).toHaveTextContent('Orders');
  const [figure, change] = screen.getByRole('definition').elements();
  expect(figure?.textContent).toBe('12,345.6');
  expect(change?.textContent).toBe('Less than before:12.5%');
  expect(change?.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('bad');
});

test('Statistic without a figure shows a dash, with fewer of what is bad it is good', async () => {
  const { screen } = await showWidget('Statistic', { label: 'Errors', value: null, change: -0.5, better: 'down' });
  const [figure, change] = screen.getByRole('definition').elements();
  expect(figure?.textContent).toBe('–');
  expect(change?.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('good');
});

test.each([
  ['a click', (button: HTMLElement) => userEvent.click(button)],
  [
    'Enter',
    (button: HTMLElement) => {
      button.focus();
      return userEvent.keyboard('{Enter}');
    },
  ],
])('Statistic is a button by its name and figure where the document listens: %s', async (_by, press) => {
  const { screen, happened } = await showWidget(
    'Statistic',
    { label: 'Orders', value: 12, unit: 'pcs' },
    { listen: ['click'] },
  );
  const button = screen.getByRole('button', { name: 'Orders: 12 pcs' });
  await expect.element(button).toBeVisible();
  const element = button.element();
  if (element instanceof HTMLElement) await press(element);
  expect(happened).toEqual([['click', null]]);
});

test('Statistic without a listener is no button', async () => {
  const { screen } = await showWidget('Statistic', { label: 'Orders', value: 12 });
  await expect.element(screen.getByText('12')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('Statistic says that it loads, and why it could not, with another try', async () => {
  const loading = await showWidget('Statistic', { label: 'Orders', loading: true }, { listen: ['click', 'retry'] });
  await expect.element(loading.screen.getByText('Loading')).toBeInTheDocument();
  expect(loading.screen.getByRole('button').elements()).toEqual([]);
  const failed = await showWidget(
    'Statistic',
    { label: 'Orders', error: 'No answer.' },
    { listen: ['click', 'retry'] },
  );
  await expect.element(failed.screen.getByRole('alert')).toHaveTextContent('No answer.');
  await userEvent.click(failed.screen.getByRole('button', { name: 'Try again' }));
  expect(failed.happened).toEqual([['retry', null]]);
});
