import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import type { Json } from '#engine/document';
import { showExample } from './testing/show-example.tsx';

const show = (schema: Json, ui: Json = {}, value: Json = {}) =>
  showWidget('Form', { form: 'test.form', label: 'Test' }, { value, forms: { 'test.form': { schema, ui } } });

test('each input has its label, help and description, and defaults are its value', async () => {
  const { screen, value } = await showExample('inputs');
  const names = ['Email', 'Website', 'Password', 'About you', 'Seats', 'Date of birth', 'Opens at', 'Color'];
  for (const name of names) await expect.element(screen.getByLabelText(name).first()).toBeVisible();
  await expect
    .element(screen.getByLabelText('About you'))
    .toHaveAccessibleDescription('Shown on your page. Two sentences are enough.');
  await expect
    .element(screen.getByLabelText('Password').first())
    .toHaveAccessibleDescription('A sentence is easy to remember.');
  await expect.element(screen.getByLabelText('Email')).toBeRequired();
  await expect.element(screen.getByRole('switch', { name: 'Send me the newsletter' })).toBeChecked();
  await expect.element(screen.getByRole('slider', { name: 'Share in percent' })).toBeVisible();
  expect(value()).toMatchObject({ seats: 2, news: true, color: '#1677ff' });
});

test('a wrong e-mail address says so at its field, in both languages', async () => {
  const { screen } = await showExample('inputs');
  await screen.getByLabelText('Email').fill('ada');
  await expect.element(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(screen.getByLabelText('Email'))
    .toHaveAccessibleDescription('Enter an email address, such as name@example.com.');
  await screen.getByLabelText('Email').fill('ada@example.com');
  await expect.element(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  const chinese = await showExample('inputs', {}, 'zh-CN');
  await chinese.screen.getByLabelText('邮箱').fill('ada');
  await expect.element(chinese.screen.getByText('请输入邮箱地址，例如 name@example.com。')).toBeVisible();
});

test('a number is entered as a number, a time with its seconds; what is emptied is absent', async () => {
  const { screen, value } = await show({
    type: 'object',
    properties: {
      count: { type: 'integer', title: 'Count' },
      site: { type: 'string', title: 'Site', format: 'uri' },
      at: { type: 'string', title: 'At', format: 'time' },
      maybe: { type: ['number', 'null'], title: 'Maybe' },
    },
  });
  await screen.getByLabelText('Count').fill('12');
  await screen.getByLabelText('Maybe').fill('3');
  await screen.getByLabelText('At', { exact: true }).fill('10:15');
  await screen.getByLabelText('Site').fill('https://example.com');
  await expect.poll(value).toEqual({ count: 12, maybe: 3, at: '10:15:00', site: 'https://example.com' });
  for (const name of ['Count', 'Maybe', 'Site']) await screen.getByLabelText(name).fill('');
  await expect.poll(value).toEqual({ at: '10:15:00', maybe: null });
});

test('a field that is emptied keeps the focus', async () => {
  const { screen, value } = await showExample('inputs');
  const site = screen.getByLabelText('Website');
  await site.fill('https://example.com');
  await expect.poll(value).toHaveProperty('site');
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.poll(value).not.toHaveProperty('site');
  await expect.element(site).toHaveFocus();
  await userEvent.keyboard('https://example.org');
  await expect.poll(value).toHaveProperty('site', 'https://example.org');
});

test('issues tell their limits', async () => {
  const limits: [Json, Json, string][] = [
    [{ type: 'string', minLength: 3 }, 'ab', 'Enter at least 3 characters.'],
    [{ type: 'string', maxLength: 1 }, 'ab', 'Enter at most 1 character.'],
    [{ type: 'number', minimum: 1000 }, 2, 'Enter 1,000 or more.'],
    [{ type: 'number', exclusiveMaximum: 2 }, 2, 'Enter a number less than 2.'],
    [{ type: 'number', multipleOf: 0.5 }, 0.3, 'Enter a multiple of 0.5.'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 1 }, ['a', 'b'], 'At most 1 item is allowed.'],
  ];
  const properties = Object.fromEntries(limits.map(([schema], at) => [`p${at}`, schema]));
  const values = Object.fromEntries(limits.map(([, value], at) => [`p${at}`, value]));
  const { screen } = await show(
    { type: 'object', properties: { ...properties, more: { type: 'string' } } },
    {},
    values,
  );
  await screen.getByLabelText('more').fill('x');
  for (const [, , text] of limits) await expect.element(screen.getByText(text)).toBeVisible();
});

test('choices have the labels of enumNames and of titles, and one that is optional is taken back', async () => {
  const { screen, value } = await showExample('choices');
  await expect.element(screen.getByLabelText('Size')).toHaveDisplayValue('Medium');
  await screen.getByLabelText('Plate').selectOptions('Bamboo');
  expect(value()).toMatchObject({ plate: 'bamboo' });
  await screen.getByLabelText('Plate').selectOptions('');
  await expect.poll(value).not.toHaveProperty('plate');
  await screen.getByRole('radio', { name: 'Yes' }).click();
  expect(value()).toMatchObject({ gift: true });
});

test('a list of choices is one field of several choices, stored in the order of its options', async () => {
  const { screen, value } = await showExample('choices');
  await screen.getByRole('checkbox', { name: 'Friday' }).click();
  expect(value()).toMatchObject({ days: ['mon', 'wed', 'fri'] });
  await screen.getByRole('checkbox', { name: 'Wednesday' }).click();
  expect(value()).toMatchObject({ days: ['mon', 'fri'] });
  await expect
    .element(screen.getByRole('group', { name: 'Days of delivery' }))
    .toHaveAccessibleDescription('At least 3 items are needed. We come in the morning.');
  await screen.getByRole('combobox', { name: 'Extras' }).click();
  await screen.getByRole('option', { name: 'Cheese' }).click();
  expect(value()).toMatchObject({ extras: ['sauce', 'cheese'] });
});

test('a choice of values that are no texts stores them', async () => {
  const { screen, value } = await show({
    type: 'object',
    properties: {
      one: {
        title: 'One',
        oneOf: [
          { const: null, title: 'None' },
          { const: { a: 1 }, title: 'Both' },
        ],
      },
    },
  });
  await screen.getByLabelText('One').selectOptions('Both');
  await expect.poll(value).toEqual({ one: { a: 1 } });
  await screen.getByLabelText('One').selectOptions('None');
  await expect.poll(value).toEqual({ one: null });
});

test('a file is a part of the value with its name, and one that is too large is refused', async () => {
  const { screen, value } = await showExample('inputs');
  const input = screen.getByLabelText('Letter of motivation').first();
  await userEvent.upload(input, new File(['Dear all'], 'my letter.txt', { type: 'text/plain' }));
  await expect.poll(value).toMatchObject({
    letter: `data:text/plain;name=my%20letter.txt;base64,${btoa('Dear all')}`,
  });
  await expect.element(screen.getByText('my letter.txt')).toBeVisible();
  await userEvent.upload(input, new File(['x'.repeat(300_000)], 'long.txt', { type: 'text/plain' }));
  await expect.element(screen.getByText(/Larger than/)).toBeVisible();
  await screen.getByRole('button', { name: 'Remove my letter.txt' }).click();
  await expect.poll(value).not.toHaveProperty('letter');
  await expect.element(input).toHaveFocus();
});

test('what cannot be shown says so at its place, and the rest of the form is filled in', async () => {
  const { screen, value } = await show(
    {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name' },
        gone: { title: 'Gone', $ref: '#/$defs/gone' },
        round: { title: 'Round', $dynamicRef: '#node' },
        odd: { type: 'string', title: 'Odd' },
        other: { type: 'string', title: 'Other' },
      },
    },
    { odd: { 'ui:widget': 'unknown' }, other: { 'ui:field': 'unknown' } },
  );
  for (const name of ['Gone', 'Round', 'Odd', 'Other']) {
    await expect.element(screen.getByText(`“${name}” cannot be shown. The form has to be corrected.`)).toBeVisible();
  }
  await screen.getByLabelText('Name').fill('Ada');
  await expect.poll(value).toEqual({ name: 'Ada' });
});
