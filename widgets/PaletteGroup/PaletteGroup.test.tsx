import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const people = (items: readonly unknown[], more: object = {}) => ({
  id: 'people',
  widget: 'PaletteGroup',
  props: { label: 'People', items, ...more },
});
const olivia = { id: 'o', label: 'Olivia Stone', hint: 'owner', href: '/staff?search=owner' };
const ben = { id: 'b', label: 'Ben Okafor', href: '/staff?search=builder' };

test('PaletteGroup is found in by the words of its items, and its item is chosen by the keyboard', async () => {
  const { screen, happened } = await showWidget(
    'CommandPalette',
    { label: 'Search' },
    { slots: { groups: [people([olivia, ben])] }, listen: ['select'] },
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.getByRole('combobox', { name: 'Search' }).fill('ben');
  const group = screen.getByRole('group', { name: 'People' });
  await expect.element(group.getByRole('option')).toHaveTextContent('Ben Okafor');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => happened)
    .toContainEqual(['select', { group: expect.any(String), id: 'b', href: '/staff?search=builder' }]);
});

test('PaletteGroup with an answer to what is typed shows all of it, and one that is gone nothing', async () => {
  const { screen } = await showWidget(
    'CommandPalette',
    { label: 'Search' },
    {
      slots: {
        groups: [people([olivia], { searched: true }), { ...people([ben]), id: 'gone', when: ['lit', false] }],
      },
    },
  );
  await screen.getByRole('button', { name: 'Search' }).click();
  await screen.getByRole('combobox').fill('xyz');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Olivia Stone');
  await screen.getByRole('combobox').fill('ben');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Olivia Stone');
});
