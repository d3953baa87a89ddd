import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const department = (id: string, department_name: string, children: unknown[] = []) => ({
  id,
  department_name,
  children,
  is_staff: false,
});
const departments = [
  department('A', 'Acme', [
    department('S', 'Sales', [
      department('N', 'North'),
      department('W', 'West'),
      { id: 'P', real_name: 'Anna Li', is_staff: true },
    ]),
    department('R', 'Research', [department('X', 'North')]),
  ]),
];

test('ORG-02 DepartmentPicker chooses by keyboard from what listDepartments answers, and shows the path', async () => {
  const { screen, value, happened } = await showWidget(
    'DepartmentPicker',
    { label: 'Department', departments },
    { value: null, listen: ['change'] },
  );
  const input = screen.getByRole('combobox', { name: 'Department' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
  await expect.poll(() => screen.getByRole('treeitem').elements()).toHaveLength(5);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(value()).toBe('N');
  expect(happened).toEqual([['change', { value: 'N' }]]);
  await expect.element(input).toHaveAccessibleDescription('North, Acme / Sales');
  await expect.element(screen.getByText('Acme / Sales', { exact: true })).toBeVisible();
});

test('DepartmentPicker keeps the departments above what it finds, and tells two of the same name apart', async () => {
  await page.viewport(390, 800);
  const { screen, value } = await showWidget(
    'DepartmentPicker',
    { label: 'Departments', departments, multiple: true },
    { value: ['N'] },
  );
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('nor');
  const names = () =>
    screen
      .getByRole('treeitem')
      .elements()
      .map((row) => row.textContent);
  await expect.poll(names).toEqual(['Acme', 'Sales', 'North', 'Research', 'North']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(value).toEqual(['N', 'X']);
  const chips = screen.getByRole('list', { name: 'Selected: Departments' }).getByRole('listitem').elements();
  expect(chips.map((chip) => chip.textContent)).toEqual(['NorthAcme / Sales', 'NorthAcme / Research']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('DepartmentPicker names what is chosen before the tree has come, and offers to try again', async () => {
  const { screen, happened } = await showWidget(
    'DepartmentPicker',
    {
      label: 'Departments',
      departments: null,
      multiple: true,
      chosen: [{ id: 'N', department_name: 'North' }],
      error: 'No connection.',
    },
    { value: ['N', 'Z'], listen: ['retry'] },
  );
  await expect.element(screen.getByText('North')).toBeVisible();
  await expect.element(screen.getByText('Departments are loading…')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(happened).toEqual([['retry', null]]);
});
