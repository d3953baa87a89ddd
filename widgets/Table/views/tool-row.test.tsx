import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/people.ts';

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

  test('REC-04 the chips of several conditions scroll in the row, no tool moves, and all of them are cleared at a press', async () => {
    const condition = (field: string, operator: string) => ({ kind: 'condition', field, operator });
    const filter = {
      logicalOperator: 'all',
      children: [condition('due', 'isEmpty'), condition('back', 'isEmpty'), condition('lent', 'isNotEmpty')],
    };
    const fields = ['due', 'back', 'lent'].map((field) => ({ field, label: `${field} 归还日期`, kind: 'date' }));
    const bar = { id: 'filter', widget: 'FilterBar', props: { fields }, bind: ['state', 'filter'] };
    const { screen, state } = await show(
      { foldTools: true, searchLabel: 'Find' },
      { slots: { toolbar: [bar, ...tools.slice(0, 3)] }, binds: { search: '' }, state: { filter }, locale: 'zh-CN' },
    );
    const clear = screen.getByRole('button', { name: '全部清除' });
    await expect.element(clear).toBeVisible();
    const search = screen.getByRole('searchbox').element().getBoundingClientRect();
    for (const button of [
      clear,
      screen.getByRole('button', { name: /one$/ }),
      screen.getByRole('button', { name: /^筛选/ }),
    ]) {
      const { top, bottom } = button.element().getBoundingClientRect();
      expect(Math.abs(top + bottom - search.top - search.bottom) / 2, 'in the middle of the row').toBeLessThanOrEqual(
        2,
      );
    }
    await clear.click();
    expect(state('filter')).toBeNull();
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
