import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const column = (id: string, header: string, rest: object = {}) => ({
  id,
  widget: 'Column',
  props: { header, field: id, width: 500, value: { $: ['get', ['var', 'row'], id] }, ...rest },
});
const slots = {
  columns: [column('name', 'Name', { width: 150 }), column('city', 'City'), column('note', 'Note', { width: 300 })],
};
const rows = [{ id: 'a', name: 'Acme', city: 'Shanghai', note: 'Old' }];
const props = { label: 'Customers', rows, complete: true };

const heads = (screen: Awaited<ReturnType<typeof showWidget>>['screen']) =>
  screen
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent);

test('REC-09 the arrangement of a person is shown, and a change of it is said once and bound nowhere', async () => {
  const { screen, state, happened } = await showWidget(
    'Table',
    { ...props, own: { columns: [{ field: 'city' }, { field: 'name', is_hidden: true }], widths: { city: 310 } } },
    { slots, binds: { arrangement: null }, listen: ['arrange'] },
  );
  await expect.poll(() => heads(screen)).toEqual(['City', 'Note']);
  expect(screen.getByRole('columnheader', { name: 'City' }).element().clientWidth).toBe(310);
  await screen.getByRole('button', { name: 'Columns and view' }).click();
  await screen.getByRole('checkbox', { name: 'Show Name' }).click();
  await expect.poll(() => heads(screen)).toEqual(['City', 'Note', 'Name']);
  await expect.poll(() => happened).toHaveLength(1);
  expect(happened[0]).toEqual([
    'arrange',
    { columns: [{ field: 'city', width: 310 }, { field: 'note' }, { field: 'name' }], density: null },
  ]);
  await screen.getByRole('button', { name: 'Reset the view' }).click();
  await expect.poll(() => happened.at(-1)).toEqual(['arrange', { columns: [], density: null }]);
  expect(heads(screen)).toEqual(['Name', 'City', 'Note']);
  expect(state('arrangement')).toBeNull();
});

test('REC-09 pinned columns come first and stay in sight', async () => {
  const { screen, happened } = await showWidget('Table', { ...props, own: {} }, { slots, listen: ['arrange'] });
  await screen.getByRole('button', { name: 'Columns and view' }).click();
  await screen.getByRole('button', { name: 'Pin Note' }).click();
  await screen.getByRole('button', { name: 'Pin Name' }).click();
  await expect.poll(() => heads(screen)).toEqual(['Name', 'Note', 'City']);
  await expect
    .poll(() => happened.at(-1))
    .toEqual([
      'arrange',
      {
        columns: [{ field: 'name', is_pinned: true }, { field: 'city' }, { field: 'note', is_pinned: true }],
        density: null,
      },
    ]);
  await page.viewport(720, 600);
  const left = (name: string) => screen.getByRole('columnheader', { name }).element().getBoundingClientRect().left;
  const start = [left('Name'), left('Note'), left('City')];
  const grid = screen.getByRole('grid').element();
  grid.scrollLeft = 200;
  await expect.poll(() => left('City')).toBeLessThan(Number(start[2]) - 100);
  expect([left('Name'), left('Note')]).toEqual(start.slice(0, 2));
  await page.viewport(1280, 800);
});

test('REC-10 what was just arranged stays when the stored arrangement comes once more as it was', async () => {
  const stored = { widths: { city: 310 } };
  const again = {
    id: 'again',
    widget: 'Button',
    props: { label: 'Again' },
    on: { click: [{ do: 'setState', path: ['state', 'own'], value: { widths: { city: 310 } } }] },
  };
  const { screen } = await showWidget(
    'Table',
    { ...props, own: { $: ['get', ['var', 'state'], 'own'] } },
    { slots: { ...slots, toolbar: [again] }, binds: { own: stored }, listen: ['arrange'] },
  );
  const city = screen.getByRole('columnheader', { name: 'City' });
  await expect.element(city).toHaveStyle({ width: '310px' });
  city.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(city).toHaveStyle({ width: '326px' });
  await screen.getByRole('button', { name: 'Again' }).click();
  await expect.element(city).toHaveStyle({ width: '326px' });
});
