import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import type { Json } from '#engine/document';
import { showExample } from './testing/show-example.tsx';

const show = (schema: Json, value: Json = {}) =>
  showWidget('Form', { form: 'test.form', label: 'Test' }, { value, forms: { 'test.form': { schema, ui: {} } } });

test('groups have their title, description and help, and tell the issues of all their fields together', async () => {
  const { screen } = await showExample('groups');
  const address = screen.getByRole('group', { name: 'Address' });
  await expect.element(address).toHaveAccessibleDescription('Where invoices go. Leave out the country at home.');
  await screen.getByLabelText('Country').fill('BE');
  await screen.getByLabelText('Street').fill('2 Main Street');
  await expect
    .element(address)
    .toHaveAccessibleDescription('At least 3 entries are needed. Where invoices go. Leave out the country at home.');
  await screen.getByLabelText('City').fill('Delft');
  await expect.element(address).toHaveAccessibleDescription('Where invoices go. Leave out the country at home.');
});

test('what another field asks for is told at its field, or at the group where there is none', async () => {
  const { screen } = await showExample('groups');
  await screen.getByLabelText('Card number').fill('12345');
  await expect
    .element(screen.getByLabelText('Name on the card'))
    .toHaveAccessibleDescription('This is required together with “card”.');
  await expect.element(screen.getByText('limit: This is required together with “card”.')).toBeVisible();
});

test('a list is filled by keys: add, move and remove, with the focus where the work goes on', async () => {
  const { screen, value } = await showExample('lists', { tags: ['sea', 'city'] });
  await expect
    .element(screen.getByRole('group', { name: 'Tags' }))
    .toHaveAccessibleDescription(/To find the trip again/);
  await screen.getByRole('button', { name: 'Add an item: Tags' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Tags 3' })).toHaveFocus();
  expect(value()).toMatchObject({ tags: ['sea', 'city', 'sun'] });
  await screen.getByRole('button', { name: 'Move Tags 3 up' }).click();
  expect(value()).toMatchObject({ tags: ['sea', 'sun', 'city'] });
  await expect.element(screen.getByRole('button', { name: 'Move Tags 2 up' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(value()).toMatchObject({ tags: ['sun', 'sea', 'city'] });
  // The first one cannot go further up.
  await expect.element(screen.getByRole('button', { name: 'Move Tags 1 down' })).toHaveFocus();
  (screen.getByRole('button', { name: 'Remove Tags 3' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Remove Tags 2' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(value()).toMatchObject({ tags: [] });
  await expect.element(screen.getByRole('button', { name: 'Add an item: Tags' })).toHaveFocus();
});

test('a list tells its issues as a whole, and offers no more items at its limit', async () => {
  const { screen } = await showExample('lists', { tags: ['sea', 'sea', 'city', 'hills'], people: [{ name: 'Ada' }] });
  await screen.getByRole('textbox', { name: 'Tags 4' }).fill('coast');
  await expect
    .element(screen.getByRole('group', { name: 'Tags' }))
    .toHaveAccessibleDescription(/Some items are the same. Each may be listed only once./);
  expect(screen.getByRole('button', { name: 'Add an item: Tags' }).query()).toBeNull();
  await expect.element(screen.getByText('At least 2 items are needed.')).toBeVisible();
  await screen.getByRole('button', { name: 'Add an item: People' }).click();
  await expect.element(screen.getByRole('group', { name: 'Person 2' }).getByLabelText('Name')).toHaveFocus();
});

test('a list of fixed length shows all its items, each by its own title', async () => {
  const { screen, value } = await showExample('lists', {});
  await screen.getByLabelText('Place', { exact: true }).fill('Harbour');
  await screen.getByLabelText('Height in meters').fill('3');
  await expect.poll(value).toMatchObject({ place: ['Harbour', 3] });
  expect(screen.getByRole('button', { name: 'Remove Place' }).query()).toBeNull();
});

test('the whole form may be a list, or a text', async () => {
  const { screen, value } = await showExample('list');
  await screen.getByRole('textbox').fill('0201234567');
  await screen.getByRole('textbox').fill('0207654321');
  await expect.element(screen.getByText('At least 2 items are needed.')).toBeVisible();
  await screen.getByRole('button', { name: 'Add an item: Phone numbers' }).click();
  await userEvent.keyboard('112');
  await expect.poll(value).toEqual(['0207654321', '112']);
  const text = await show({ type: 'string', title: 'Motto', minLength: 3 }, 'abc');
  await expect.element(text.screen.getByLabelText('Motto')).toHaveValue('abc');
  await text.screen.getByLabelText('Motto').fill('ab');
  await expect.element(text.screen.getByText('Enter at least 3 characters.')).toBeVisible();
  await text.screen.getByLabelText('Motto').fill('abcd');
  await expect.poll(text.value).toBe('abcd');
});

test('entries are added, named and removed; a name that is taken changes nothing and says so', async () => {
  const { screen, value } = await showExample('entries');
  await screen.getByRole('button', { name: 'Add an entry: Translations' }).click();
  await userEvent.keyboard('nl');
  await expect.element(screen.getByText('There is already an entry called “nl”.')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}zh{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'zh' })).toHaveFocus();
  await userEvent.keyboard('港口');
  await expect.poll(value).toEqual({ en: 'Harbour', nl: 'Haven', zh: '港口' });
  await screen.getByRole('button', { name: 'Remove nl' }).click();
  await expect.poll(value).toEqual({ en: 'Harbour', zh: '港口' });
  await expect.element(screen.getByRole('button', { name: 'Remove zh' })).toHaveFocus();
});

test('a value of one of several schemas is chosen and filled in, and tells the issues of what was chosen', async () => {
  const { screen, value } = await showExample('alternatives');
  await screen.getByLabelText('Account number').fill('NL');
  await expect
    .element(screen.getByLabelText('Account number'))
    .toHaveAccessibleDescription('Enter at least 10 characters.');
  await screen.getByLabelText('Way to pay').selectOptions('Invoice');
  await screen.getByLabelText('Days to pay').fill('90');
  await expect.element(screen.getByText('Enter 60 or less.')).toBeVisible();
  await expect.poll(value).toMatchObject({ way: { days: 90 } });
});

test('a schema that contains itself is filled in level by level', async () => {
  const { screen, value } = await showExample('tree');
  await screen.getByRole('button', { name: 'Add an item: Folders inside' }).first().click();
  await expect.poll(value).toMatchObject({ name: 'Root', inside: [{ name: 'Letters' }] });
});
