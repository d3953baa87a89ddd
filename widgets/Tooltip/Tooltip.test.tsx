import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const button = { id: 'save', widget: 'Button', props: { label: 'Save' } };
const text = (words: string) => ({ id: 'words', widget: 'Text', props: { text: words } });

test('Tooltip describes what is inside, and shows on focus until Escape', async () => {
  const { screen } = await showWidget('Tooltip', { text: 'Keeps a draft' }, { slots: { default: [button] } });
  const save = screen.getByRole('button', { name: 'Save' });
  await expect.element(save).toHaveAccessibleDescription('Keeps a draft');
  expect(screen.getByRole('tooltip').query()).toBeNull();
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

test('Tooltip shows to the pointer, which may go to its words', async () => {
  await page.viewport(390, 700);
  const { screen } = await showWidget(
    'Tooltip',
    { text: 'A long explanation of what happens to the draft that nobody has published yet', place: 'bottom' },
    { slots: { default: [button] } },
  );
  await screen.getByRole('button', { name: 'Save' }).hover();
  const tip = screen.getByRole('tooltip');
  await expect.element(tip).toBeVisible();
  await tip.hover();
  await new Promise((done) => setTimeout(done, 400));
  await expect.element(tip).toBeVisible();
  const { left, right } = tip.element().getBoundingClientRect();
  expect([left >= 0, right <= 390]).toEqual([true, true]);
  await userEvent.unhover(tip);
  await expect.element(tip).not.toBeInTheDocument();
});

test('a tooltip is there only for words over a length, and the keyboard reaches plain words', async () => {
  const over = await showWidget(
    'Tooltip',
    { text: 'Seventeen letters', over: 16 },
    { slots: { default: [text('Seventeen…')] } },
  );
  await userEvent.tab();
  await expect.element(over.screen.getByRole('tooltip')).toHaveTextContent('Seventeen letters');
  await over.screen.unmount();
  const under = await showWidget('Tooltip', { text: 'Sixteen letters.', over: 16 }, { slots: { default: [button] } });
  await userEvent.tab();
  await expect.element(under.screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(under.screen.getByRole('tooltip').query()).toBeNull();
});

test('Tooltip goes on describing a field that gets a hint of its own', async () => {
  const hint = { $: ['get', ['var', 'state'], 'hint'] };
  const press = {
    id: 'press',
    widget: 'Button',
    props: { label: 'Explain' },
    on: { click: [{ do: 'setState', path: ['state', 'hint'], value: 'Letters only' }] },
  };
  const { screen } = await showWidget(
    'Tooltip',
    { text: 'As on the contract' },
    {
      state: { hint: null },
      slots: { default: [{ id: 'name', widget: 'TextField', props: { label: 'Name', hint } }, press] },
    },
  );
  const field = screen.getByLabelText('Name');
  await expect.element(field).toHaveAccessibleDescription('As on the contract');
  await screen.getByRole('button', { name: 'Explain' }).click();
  await expect.element(field).toHaveAccessibleDescription('Letters only As on the contract');
});
