import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Timeline lists what happened in its order, moments as the reader writes them, other words as they are', async () => {
  const { screen } = await showWidget(
    'Timeline',
    {
      label: 'History',
      items: [
        { id: 'a', title: 'Created', time: '2026-03-05T10:00:00.000Z', text: 'by Anna Li' },
        { id: 'b', title: 'Approved', time: 'yesterday', tone: 'success' },
        { id: 'c', title: 'Sent', time: '2026-99-05T10:00:00Z' },
      ],
    },
    { slots: { item: [{ id: 'more', widget: 'Text', props: { text: { $: ['var', 'id'] as ['var', string] } } }] } },
  );
  const list = screen.getByRole('list', { name: 'History' });
  const items = list.element().querySelectorAll(':scope > li');
  expect([...items].map((item) => item.querySelector('p')?.firstChild?.textContent)).toEqual([
    'Created',
    'Approved',
    'Sent',
  ]);
  expect(items[0]?.querySelector('time')?.textContent).toMatch(/Mar 5, 2026/);
  expect(items[1]?.textContent).toContain('yesterday');
  expect(items[2]?.querySelector('time'), 'no moment at all').toBeNull();
  expect(items[1]?.textContent, 'the nodes of the item').toContain('b');
});
