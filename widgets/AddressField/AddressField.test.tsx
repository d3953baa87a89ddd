import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const regions = [
  {
    value: '33',
    label: 'Zhejiang',
    children: [
      { value: '3301', label: 'Hangzhou', children: [{ value: '330106', label: 'Xihu' }] },
      { value: '3302', label: 'Ningbo' },
    ],
  },
  { value: '31', label: 'Shanghai' },
];
const props = { label: 'Address', regions, hasDetail: true };

test('AddressField is filled in by keyboard: each level offers what is inside of the one before', async () => {
  const { screen, value } = await showWidget('AddressField', props, { value: null });
  const group = screen.getByRole('group', { name: 'Address' });
  await userEvent.tab();
  await userEvent.keyboard('Zhe');
  await expect.element(group.getByRole('combobox')).toHaveLength(2);
  await userEvent.tab();
  await userEvent.keyboard('Hang');
  await userEvent.tab();
  await userEvent.keyboard('Xi');
  await userEvent.tab();
  await userEvent.keyboard('Main street 1');
  expect(value()).toEqual({ kind: 'address', region: ['33', '3301', '330106'], detail: 'Main street 1' });
  await group.getByRole('combobox', { name: 'City' }).selectOptions('Ningbo');
  expect(value()).toEqual({ kind: 'address', region: ['33', '3302'], detail: 'Main street 1' });
  expect(group.getByRole('combobox', { name: 'District' }).elements()).toEqual([]);
});

test('AddressField is null while nothing is in it, and keeps what it does not know', async () => {
  const { screen, value } = await showWidget(
    'AddressField',
    { label: 'Address', hasPosition: true },
    { value: { kind: 'address', region: ['US-NY'], detail: 'Fifth Avenue' } },
  );
  const line = screen.getByRole('textbox', { name: 'Street and number' });
  await line.fill('Broadway');
  expect(value()).toEqual({ kind: 'address', region: ['US-NY'], detail: 'Broadway' });
  await screen.getByRole('spinbutton', { name: 'Latitude' }).fill('40.7');
  expect(value()).toMatchObject({ latitude: 40.7 });
});

test('AddressField empties with its last part', async () => {
  const { screen, value } = await showWidget(
    'AddressField',
    { label: 'Address' },
    { value: { kind: 'address', detail: 'A' } },
  );
  await screen.getByRole('textbox', { name: 'Street and number' }).fill('');
  expect(value()).toBeNull();
});

test('AddressField is text where it is only read, with the names of its regions', async () => {
  const value = { kind: 'address', region: ['33', '3301', '999'], detail: 'Main street 1' };
  const { screen } = await showWidget('AddressField', { ...props, readOnly: true }, { value });
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('Zhejiang Hangzhou 999 Main street 1');
  expect(screen.container.querySelectorAll('input, select')).toHaveLength(0);
});
