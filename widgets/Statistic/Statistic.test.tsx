import { expect, test } from 'vitest';
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
