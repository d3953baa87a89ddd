import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Button acts on Enter and Space', async () => {
  const { screen, host, happened } = await showWidget('Button', { label: 'Save' }, { listen: ['click'] });
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  host.pass(300);
  await userEvent.keyboard(' ');
  expect(happened).toEqual([
    ['click', null],
    ['click', null],
  ]);
});

test('LIM-09 Button counts two clicks within 300 ms as one', async () => {
  // No time passes between the two, however slow the browser is.
  const clock = { now: () => 1000, after: () => () => undefined };
  const { screen, happened } = await showWidget('Button', { label: 'Save' }, { listen: ['click'], host: { clock } });
  await userEvent.dblClick(screen.getByRole('button'));
  expect(happened).toHaveLength(1);
});

test('Button shows that its action runs, keeps the focus, and does not act again', async () => {
  const call = () => new Promise(() => undefined);
  const { screen } = await showWidget(
    'Button',
    { label: 'Save' },
    {
      on: { click: [{ do: 'call', call: 'slow' }] },
      host: { client: { call }, operations: { slow: { reads: [], writes: [], safe: false } } },
    },
  );
  const button = screen.getByRole('button');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveAccessibleName('Save Working…');
  expect(document.activeElement).toBe(button.element());
});

test('Button of type submit sends the form around it, and a disabled one does nothing', async () => {
  const { screen, happened } = await showWidget(
    'FormLayout',
    { label: 'Sign in' },
    {
      listen: ['submit'],
      slots: {
        default: [{ id: 'go', widget: 'Button', props: { label: 'Go', type: 'submit' } }],
        actions: [{ id: 'no', widget: 'Button', props: { label: 'No', type: 'submit', disabled: true } }],
      },
    },
  );
  await expect.element(screen.getByRole('button', { name: 'No' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Go' }).click();
  expect(happened).toEqual([['submit', null]]);
});

test('Button with only an icon keeps its name', async () => {
  const { screen } = await showWidget('Button', { label: 'Refresh', icon: 'refresh', iconOnly: true });
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});
