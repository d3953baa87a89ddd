import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Shown } from '#tests/widgets/show-widget.tsx';
import { column, show } from '../testing/people.ts';

describe('Table, arranged', () => {
  const three = [column('name'), column('age', { kind: 'number' }), column('id')];
  const headers = ({ screen }: Shown) =>
    screen
      .getByRole('columnheader')
      .elements()
      .map((one) => one.textContent);
  const device = () => {
    const stored = new Map<string, string>();
    const storage = {
      get: (key: string) => stored.get(key) ?? null,
      set: (key: string, value: string) => void stored.set(key, value),
      remove: (key: string) => void stored.delete(key),
    };
    return { stored, storage };
  };

  test('moves and widens a column by keyboard, says so, and keeps it on this device', async () => {
    const { stored, storage } = device();
    const options = { host: { storage }, slots: { columns: three } };
    const shown = await show({ keep: 'people' }, options);
    shown.screen.getByRole('columnheader', { name: 'Name' }).element().focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(headers(shown)).toEqual(['Age', 'Name', 'Id']);
    await expect.element(shown.screen.getByText('Name is now column 2 of 3.')).toBeInTheDocument();
    const before = document.activeElement?.getBoundingClientRect().width ?? 0;
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(document.activeElement?.getBoundingClientRect().width).toBeCloseTo(before + 16, 0);
    expect(stored.size).toBe(1);
    await shown.screen.unmount();
    expect(headers(await show({ keep: 'people' }, options))).toEqual(['Age', 'Name', 'Id']);
  });

  test('drags a column to the place of another, and does not sort by it', async () => {
    const sortable = [column('name', { sort: true }), column('age', { sort: true }), column('id')];
    const shown = await show({ complete: true }, { slots: { columns: sortable } });
    const { screen } = shown;
    const name = screen.getByRole('columnheader', { name: 'Name' });
    await userEvent.dragAndDrop(name, screen.getByRole('columnheader', { name: 'Id' }));
    await expect.poll(() => headers(shown)).toEqual(['Age', 'Id', 'Name']);
    await expect.element(name).toHaveAttribute('aria-sort', 'none');
  });

  test('keeps its cells within their rows, whatever stands around it', async () => {
    const { screen } = await show({}, { slots: { columns: three } });
    // As a Stack that wraps has it.
    screen.container.setAttribute('data-wrap', 'true');
    const rows = screen.getByRole('row').elements().slice(1);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      // Safe: rows and cells are HTML.
      const heights = [...row.children].map((cell) => (cell as HTMLElement).offsetHeight);
      expect(Math.max(...heights)).toBeLessThanOrEqual((row as HTMLElement).offsetHeight);
    }
    const cell = screen.getByRole('gridcell').elements().at(0);
    expect(cell && getComputedStyle(cell).whiteSpace).toBe('nowrap');
  });

  test('widens a column with the pointer', async () => {
    const { screen } = await show({}, { slots: { columns: three } });
    const header = screen.getByRole('columnheader', { name: 'Name' }).element();
    const start = header.getBoundingClientRect();
    const handle = header.querySelector('[aria-hidden="true"]');
    if (!handle) throw new Error('There is no handle.');
    const send = (type: string, clientX: number) =>
      handle.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true, button: 0 }));
    Object.assign(handle, { setPointerCapture: () => undefined });
    send('pointerdown', start.right);
    send('pointermove', start.right - 60);
    send('lostpointercapture', start.right - 60);
    await expect.poll(() => header.getBoundingClientRect().width).toBeCloseTo(start.width - 60, 0);
  });

  test('hides, shows and moves columns from its menu, sets the height of rows, and goes back', async () => {
    const shown = await show({}, { slots: { columns: [...three, column('on', { hidden: true })] } });
    const { screen } = shown;
    await screen.getByRole('button', { name: 'Columns and view' }).click();
    await screen.getByRole('checkbox', { name: 'Show Age' }).click();
    await screen.getByRole('checkbox', { name: 'Show On' }).click();
    await screen.getByRole('button', { name: 'Move Id forward' }).click();
    await screen.getByRole('button', { name: 'Move Id forward' }).click();
    await screen.getByRole('radio', { name: 'Low' }).click();
    await expect.poll(() => headers(shown)).toEqual(['Id', 'Name', 'On']);
    expect(screen.getByRole('row').nth(1).element().getBoundingClientRect().height).toBe(36);
    await screen.getByRole('button', { name: 'Reset the view' }).click();
    await expect.poll(() => headers(shown)).toEqual(['Name', 'Age', 'Id']);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Columns and view' })).toHaveFocus();
  });

  test('gives actions with pictures and words the room that they need', async () => {
    const action = (id: string) => ({
      id,
      widget: 'Button',
      props: { label: `${id} this one`, icon: 'pencil', size: 'sm' },
    });
    const { screen } = await show({}, { slots: { rowActions: [action('edit'), action('remove')] } });
    const button = screen.getByRole('button', { name: 'remove this one' }).first();
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().height).toBeLessThan(40);
    // The column takes its width once its actions are there to be measured.
    const right = (element: Element | null): number => element?.getBoundingClientRect().right ?? 0;
    const excess = (): number => right(button.element()) - right(button.element().closest('[role=gridcell]'));
    await expect.poll(excess).toBeLessThanOrEqual(0);
  });

  test('has its actions in a menu where there is little room', async () => {
    await page.viewport(390, 800);
    const say = [{ do: 'toast', text: { $: ['get', ['var', 'row'], 'name'] } }];
    const action = { id: 'say', widget: 'Button', props: { label: 'Say' }, on: { click: say } };
    const { screen, host } = await show({}, { slots: { rowActions: [action] } });
    await screen.getByRole('button', { name: 'Actions for Bob' }).click();
    await screen.getByRole('button', { name: 'Say' }).click();
    await expect.poll(() => host.toasts.map((toast) => toast.text)).toEqual(['Bob']);
    await expect.poll(() => screen.getByRole('button', { name: 'Say' }).query()).toBeNull();
    await page.viewport(1280, 800);
  });
});
