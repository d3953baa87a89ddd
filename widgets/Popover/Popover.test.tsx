import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { positionBeside } from '../kit/popover/position-beside.ts';

const slots = {
  default: [{ id: 'one', widget: 'Button', props: { label: 'Read all' } }],
};

test('Popover opens by key with what is inside, and closes on Escape with the focus on its button', async () => {
  const { screen, happened } = await showWidget(
    'Popover',
    { label: 'Notifications, 3 unread', icon: 'bell', count: 3 },
    { slots, listen: ['open', 'close'] },
  );
  const button = screen.getByRole('button', { name: 'Notifications, 3 unread' });
  expect(screen.getByRole('button', { name: 'Read all' }).query()).toBeNull();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Notifications, 3 unread' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Read all' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.poll(() => happened.map(([name]) => name)).toEqual(['open', 'close']);
});

test('Popover shows a number up to the most, and none for zero', async () => {
  const many = await showWidget('Popover', { label: 'Many', icon: 'bell', count: 120 });
  expect(many.screen.getByRole('button', { name: 'Many' }).element().textContent).toBe('99+');
  await many.screen.unmount();
  const none = await showWidget('Popover', { label: 'None', icon: 'bell', count: 0 });
  expect(none.screen.getByRole('button', { name: 'None' }).element().textContent).toBe('');
});

test.each([
  ['left: 300px', 'left', 300],
  ['left: 620px', 'left', 620],
  ['right: 40px', 'right', 1240],
  // Neither side of the button leaves enough: it stays within the page.
  ['left: 698px', 'left', 694],
] as const)(
  'REC-04 a panel opens under its button and not over the menus beside the page: %s',
  async (inset, side, at) => {
    await page.viewport(1280, 800);
    const main = document.createElement('main');
    main.style.cssText = 'position: fixed; inset: 0 0 0 240px';
    main.innerHTML = `<button style="position: fixed; top: 100px; width: 80px; ${inset}">Filter</button>
    <div popover style="position: fixed; inset: auto; margin: 0; border: 0; padding: 0; width: 580px; height: 200px"></div>`;
    document.body.append(main);
    const [button, panel] = main.querySelectorAll<HTMLElement>('button, div');
    if (!button || !panel) expect.fail('They are there.');
    panel.showPopover();
    positionBeside(panel, button);
    const { left, right, top } = panel.getBoundingClientRect();
    const under = button.getBoundingClientRect().bottom + 6;
    main.remove();
    expect({ left, right }[side]).toBe(at);
    expect([left >= 246, right <= 1274, top]).toEqual([true, true, under]);
  },
);

test('Popover closes after a press inside where the document says so', async () => {
  const { screen } = await showWidget('Popover', { label: 'Bell', icon: 'bell', closesOnPress: true }, { slots });
  await screen.getByRole('button', { name: 'Bell' }).click();
  await screen.getByRole('button', { name: 'Read all' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  { label: 'Notifications, 3 unread', count: 3 },
  { label: '通知，3 条未读', count: 3 },
  { label: 'Notifications, 99+ unread', count: 100 },
  { label: '通知，99+ 条未读', count: 100 },
])('P18 Popover passes axe with the number that it shows in its name: $label', async ({ label, count }) => {
  const { screen } = await showWidget('Popover', { label, icon: 'bell', count });
  const { violations, passes } = await axe.run(screen.container);
  expect(violations.map((violation) => violation.id)).toEqual([]);
  expect(passes.map((rule) => rule.id)).toContain('label-content-name-mismatch');
});
