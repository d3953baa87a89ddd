import { signedInCaller } from './caller.ts';
import { click, dialogNamed, findPerson, press, pressKey, rowOf } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';
import { newPerson } from './people.ts';

test('ROUTE-053 ORG-11 who deletes an account reads what goes with it, chooses a successor, and may restore it', async ({
  page,
  product,
  enter,
}) => {
  const username = `leaver.${Date.now()}`;
  const name = `Person ${username}`;
  await newPerson(product, username);
  const owner = await signedInCaller(product, 'owner', password);
  // Safe: answers are those of the contract.
  const found = (await owner.call('GET', `/api/b/user-account?search=${username}`)) as { items: { id: string }[] };
  const group = (await owner.call('POST', '/api/b/u-org', { name: `Group ${username}` })) as { id: string };
  await owner.call('POST', '/api/wb/application', {
    application_type: 1,
    application_name: `Plans of ${username}`,
    org_id: group.id,
    owner: found.items[0]?.id,
  });

  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner', `/workbench/setting/staff?search=${username}`);
  await press(rowOf(page, new RegExp(name)), 'Delete');
  const dialog = dialogNamed(page, 'Delete accounts');
  await expect(dialog.getByText(`Plans of ${username}`, { exact: false })).toBeVisible();
  await expect(dialog.getByText(name)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Successor' }).fill('Ursula');
  await click(page.getByRole('option', { name: /Ursula Meyer/ }));
  await press(dialog, 'Delete');
  await expect(page.getByText('1 account was deleted')).toBeVisible();
  await expect(page.getByText('Nothing matches.')).toBeVisible();

  await press(page, 'Deleted accounts');
  const trash = dialogNamed(page, 'Deleted accounts');
  await trash.getByRole('searchbox').fill(username);
  await press(rowOf(page, new RegExp(name)), 'Restore');
  await expect(page.getByText(`${name} was restored`)).toBeVisible();
});

test('ROUTE-053 on a phone accounts are cards, with what can be done behind one button', { tag: '@whole' }, async ({
  page,
  enter,
}) => {
  await page.setViewportSize(widths.phone);
  await speak(page, 'zh-CN');
  await enter(page, 'owner', '/workbench/setting/staff');
  await findPerson(page, 'Ursula');
  const cards = page.getByRole('list', { name: '账号管理' });
  const card = cards.getByRole('listitem').filter({ hasText: 'Ursula Meyer' });
  await click(card.getByRole('button', { name: 'Ursula Meyer 的操作' }));
  for (const label of ['打开', '停用', '删除']) {
    await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('ROUTE-053 ORG-13 an administrator adds an extra field, and it is filled in with an account', {
  tag: '@whole',
}, async ({ page, enter }) => {
  const label = `Desk ${Date.now()}`;
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/setting/staff');
  await press(page, 'Extra fields');
  const drawer = dialogNamed(page, 'Extra fields');
  await press(drawer, 'Add a field');
  const form = dialogNamed(page, 'Extra field');
  await form.getByRole('textbox', { name: 'Label' }).fill(label);
  await form.getByRole('textbox', { name: 'Key' }).fill('1st');
  await press(form, 'Save');
  await expect(form.getByText('Letters, digits and _, beginning with a letter')).toBeVisible();
  await form.getByRole('textbox', { name: 'Key' }).fill(`desk${Date.now()}`);
  await click(form.getByRole('button', { name: 'Save', exact: true }));
  await expect(drawer.getByText(label, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await pressKey(page, 'Escape');

  await findPerson(page, 'Ursula');
  await click(page.getByText('Ursula Meyer'));
  await click(page.getByRole('tab', { name: 'Extra fields' }));
  await page.getByRole('textbox', { name: label }).fill('By the window');
  await press(page, 'Save');
  await expect(page.getByText('The account was saved')).toBeVisible();
  await page.reload();
  await findPerson(page, 'Ursula');
  await click(page.getByText('Ursula Meyer'));
  await click(page.getByRole('tab', { name: 'Extra fields' }));
  await expect(page.getByRole('textbox', { name: label })).toHaveValue('By the window');
  await expectAccessible(page);
});
