import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Json } from '#engine/document';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const inDepartment = (department_name: string) => [{ id: department_name, department_name }];
const people: Json[] = [
  { id: 'a', real_name: 'Anna Li', username: 'anna', avatar: '', departments: inDepartment('Sales') },
  { id: 'b', real_name: 'Bo Wu', username: 'bo', avatar: '', departments: inDepartment('Research') },
  { id: 'c', real_name: 'Cy Young', username: 'cy', avatar: '', departments: inDepartment('Sales') },
  { id: 'd', real_name: 'Di Xu', username: 'di', avatar: '', departments: [], disabled: true },
];

test('ORG-03 UserPicker chooses one person by keyboard, and says who it is', async () => {
  const { screen, value, happened } = await showWidget(
    'UserPicker',
    { label: 'Owner', people },
    { value: null, listen: ['change'] },
  );
  const input = screen.getByRole('combobox', { name: 'Owner' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const active = () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '');
  await expect.poll(() => active()?.textContent).toContain('Research · bo');
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('b');
  expect(happened).toEqual([['change', { value: 'b' }]]);
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(input).toHaveAccessibleDescription('Bo Wu, Research');
  // A press clears it; the keyboard has Delete and Backspace in the field, and Tab leaves it.
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(value()).toBeNull();
  await userEvent.keyboard('bo');
  await expect.element(screen.getByRole('option', { name: /Bo Wu/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('b');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Clear: Owner' })).not.toHaveFocus();
  await userEvent.keyboard('an{Enter}');
  expect(value()).toBe('b');
  await screen.getByRole('button', { name: 'Clear: Owner' }).click();
  expect(value()).toBeNull();
});

test('UserPicker shows nobody while the document holds an empty text', async () => {
  const { screen } = await showWidget('UserPicker', { label: 'Owner', people }, { value: '' });
  await expect.element(screen.getByRole('combobox', { name: 'Owner' })).toHaveAccessibleDescription('');
  expect(screen.container.textContent).not.toMatch(/unknown/i);
});

test('UserPicker chooses several, by department, at 390 px', async () => {
  await page.viewport(390, 800);
  const { screen, value } = await showWidget(
    'UserPicker',
    { label: 'Members', people, multiple: true, grouped: true, max: 2 },
    { value: ['b'] },
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const names = () =>
    [...document.querySelectorAll('[role="listbox"] [style*="translateY"]')].map((row) => row.textContent);
  await expect
    .poll(names)
    .toEqual(['Sales', /Anna Li/, /Cy Young/, 'Research', /Bo Wu/, 'Without a department', /Di Xu/].map(matching));
  await userEvent.keyboard('{ArrowUp}{Enter}{ArrowDown}{Enter}');
  expect(value()).toEqual(['b', 'a']);
  await expect.element(screen.getByText('You can select at most 2.')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(value()).toEqual(['b', 'a']);
  await userEvent.keyboard('{Escape}{Backspace}');
  expect(value()).toEqual(['b']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('UserPicker leaves searching to the document that listens, and keeps the names of whom it has seen', async () => {
  const { screen, happened, host } = await showWidget(
    'UserPicker',
    {
      label: 'Members',
      people: { $: ['get', ['var', 'state'], 'found'] },
      chosen: [{ id: 'z', real_name: 'Zoe Quinn' }],
      multiple: true,
      hasMore: true,
    },
    {
      value: ['z', 'a', 'gone'],
      state: { found: people },
      on: {
        search: [
          { do: 'emit', event: 'search', detail: { $: ['var', 'event'] } },
          { do: 'setState', path: ['state', 'found'], value: [people[1]] },
        ],
      },
    },
  );
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('x');
  expect(happened).toEqual([['search', { text: 'x' }]]);
  await expect.poll(() => screen.getByRole('option').elements()).toHaveLength(1);
  const chips = screen.getByRole('list', { name: 'Selected: Members' }).getByRole('listitem').elements();
  expect(chips.map((chip) => chip.textContent)).toEqual(['nnZoe Quinn', 'LiAnna Li', 'Unknown person']);
  await expect.element(screen.getByText('There are more people: type a name to find them.')).toBeVisible();
  expect(host.errors).toEqual([]);
});

test('UserPicker of thousands renders those in sight; one without an answer says so', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ id: at, real_name: `Person ${at}` }));
  const { screen, value } = await showWidget('UserPicker', { label: 'Owner', people: many }, { value: null });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(screen.getByRole('option', { name: 'Person 4999' })).toBeVisible();
  expect(screen.getByRole('option').elements().length).toBeLessThan(40);
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe(4999);
  const failed = await showWidget(
    'UserPicker',
    { label: 'Approver', people: null, error: 'No connection.' },
    { value: 'a', listen: ['retry'] },
  );
  await failed.screen.getByRole('button', { name: 'Try again' }).click();
  expect(failed.happened).toEqual([['retry', null]]);
});

function matching(words: string | RegExp): unknown {
  return typeof words === 'string' ? words : expect.stringMatching(words);
}
