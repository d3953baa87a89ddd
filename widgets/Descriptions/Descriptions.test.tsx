import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Descriptions shows names with their values, and a dash for none', async () => {
  const { screen } = await showWidget('Descriptions', {
    items: [
      { label: 'Users', value: 0 },
      { label: 'Department', value: null },
      { label: 'Site', value: 'x', href: 'javascript:alert(1)' },
    ],
  });
  const values = [...screen.container.querySelectorAll('dd')].map((value) => value.textContent);
  expect(values).toEqual(['0', '–', 'x']);
  await expect.element(screen.getByRole('img', { name: 'None' })).toBeInTheDocument();
  expect(screen.getByRole('link').query()).toBeNull();
});
