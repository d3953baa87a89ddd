import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from './testing/people.ts';

const tool = (id: string) => ({ id, widget: 'Button', props: { label: `A tool of some width: ${id}`, size: 'sm' } });
const tools = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(tool);

describe('Table, its tools in one row', () => {
  test('REC-04 tools for which there is no room are behind a button, by keyboard too', async () => {
    const { screen } = await show(
      { foldTools: true, searchLabel: 'Find' },
      { slots: { toolbar: tools }, binds: { search: '' } },
    );
    const last = screen.getByRole('button', { name: /eight$/ });
    const more = screen.getByRole('button', { name: 'More tools' });
    const grid = screen.getByRole('grid').element();
    await expect.element(more).toBeVisible();
    expect(last.query()).toBeNull();
    const before = grid.getBoundingClientRect().top;
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(last).toBeVisible();
    expect(grid.getBoundingClientRect().top, 'it opens over the rows').toBe(before);
    await userEvent.keyboard('{Escape}');
    expect(last.query()).toBeNull();
    await expect.element(more).toHaveFocus();
  });

  test('REC-08 rows and pages stay where they are when rows are chosen', async () => {
    const change = { id: 'change', widget: 'Button', props: { label: 'Change' } };
    const { screen } = await show(
      { selection: 'multiple', total: 3 },
      { slots: { chosen: [change] }, binds: { page: 1, selection: [] } },
    );
    const boxes = () =>
      [screen.getByRole('grid'), screen.getByRole('navigation')].map((one) =>
        JSON.stringify(one.element().getBoundingClientRect()),
      );
    const before = boxes();
    await screen.getByRole('checkbox', { name: 'Choose Ada' }).click();
    await expect.element(screen.getByRole('button', { name: 'Change' })).toBeVisible();
    expect(boxes()).toEqual(before);
    const [bar, pages] = [screen.getByRole('button', { name: 'Change' }), screen.getByRole('navigation')].map((one) =>
      one.element().getBoundingClientRect(),
    );
    expect(bar?.top, 'below the pages').toBeGreaterThanOrEqual(pages?.bottom ?? 0);
  });
});
