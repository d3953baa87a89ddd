import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const fields = [
  { field: 'status', label: 'Status', kind: 'option' },
  { field: 'due', label: 'Due', kind: 'date' },
  { field: 'cost', label: 'Cost', kind: 'number' },
];
const props = { label: 'Figures by group', fields };
const count = { kind: 'count', id: 'm1' };

test('REPORT-06 a group is added, by values or by periods of a date, and has the focus', async () => {
  const { screen, value } = await showWidget('StatisticEditor', props, { value: { groups: [], measures: [count] } });
  await screen.getByRole('button', { name: 'Group by a field' }).click();
  await expect.element(screen.getByLabelText('Field of group 1')).toHaveFocus();
  expect(screen.getByLabelText('Period of group 1').query()).toBeNull();
  await screen.getByLabelText('Field of group 1').selectOptions('Due');
  await screen.getByLabelText('Period of group 1').selectOptions('by quarter');
  expect(value()).toEqual({
    groups: [{ kind: 'period', id: 'g1', field: 'due', unit: 'quarter' }],
    measures: [count],
  });
  await screen.getByLabelText('Field of group 1').selectOptions('Status');
  expect(value()).toMatchObject({ groups: [{ kind: 'value', id: 'g1', field: 'status' }] });
  await screen.getByRole('button', { name: 'Remove group 1' }).click();
  expect(value()).toMatchObject({ groups: [] });
  await expect.element(screen.getByRole('button', { name: 'Group by a field' })).toHaveFocus();
});

test('REPORT-06 a measure offers the fields that it can be computed of, takes a name, and one stays', async () => {
  const { screen, value } = await showWidget('StatisticEditor', props, { value: { groups: [], measures: [count] } });
  expect(screen.getByRole('button', { name: 'Remove figure 1' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Add a figure' }).click();
  await expect.element(screen.getByLabelText('What figure 2 computes')).toHaveFocus();
  await screen.getByLabelText('What figure 2 computes').selectOptions('Sum of');
  // The only field that can be added up is chosen by itself.
  await expect.element(screen.getByLabelText('Field of figure 2')).toHaveDisplayValue('Cost');
  await screen.getByLabelText('Name of figure 2').click();
  await userEvent.keyboard('Costs');
  expect(value()).toEqual({
    groups: [],
    measures: [count, { kind: 'field', id: 'm2', function: 'sum', field: 'cost', label: 'Costs' }],
  });
  await screen.getByRole('button', { name: 'Remove figure 1' }).click();
  expect(value()).toMatchObject({ measures: [{ id: 'm2' }] });
});

test('REPORT-06 what is more than the limits stays in the value and is not shown', async () => {
  const groups = [
    { kind: 'value', id: 'g1', field: 'status' },
    { kind: 'value', id: 'g2', field: 'cost' },
  ];
  const limits = { ...props, maxGroups: 1, maxMeasures: 1 };
  const { screen, value } = await showWidget('StatisticEditor', limits, { value: { groups, measures: [count] } });
  await expect.element(screen.getByLabelText('Field of group 1')).toBeVisible();
  expect(screen.getByLabelText('Field of group 2').query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Group by a field' }).query()).toBeNull();
  await screen.getByLabelText('Field of group 1').selectOptions('Cost');
  expect(value()).toMatchObject({ groups: [{ field: 'cost' }, { id: 'g2' }] });
});
