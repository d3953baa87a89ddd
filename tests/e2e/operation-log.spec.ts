import { readFile } from 'node:fs/promises';
import { signedInCaller } from './caller.ts';
import { click, dialogNamed, press, rowOf } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';

test('ROUTE-042 WB-07 WB-08 WB-09 an administrator finds an entry, reads what it changed, and takes the list along', async ({
  page,
  product,
  enter,
}) => {
  const caller = await signedInCaller(product, 'owner', password);
  const made = await caller.call('POST', '/api/rs/team', { teamName: 'Sailors of the log' });
  // Safe: the answer has the row that was made.
  const { id } = made as { id: string };
  await caller.call('PUT', `/api/rs/team/${id}`, { teamName: 'Captains of the log' });
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/operate/operateLogNew?what=team');
  await expect(rowOf(page, /changed the team “Captains of the log”/)).toBeVisible();
  await expectAccessible(page);
  await click(rowOf(page, /changed the team “Captains of the log”/).getByText('Captains of the log'));
  const entry = dialogNamed(page, 'Entry');
  await expect(entry.getByRole('listitem')).toContainText('Team name');
  await expect(entry.getByRole('listitem')).toContainText('Captains of the log');
  await expectAccessible(page);
  await press(entry, 'Close');
  await press(rowOf(page, /created the team “Captains of the log”/), 'Show all entries for this target');
  await expect(page).toHaveURL(new RegExp(`target=${id}`));
  await expect(rowOf(page, /created the team “Captains of the log”/)).toBeVisible();
  await page.reload();
  await expect(rowOf(page, /created the team “Captains of the log”/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await press(page, 'Export CSV');
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.split('\r\n').filter((line) => line.includes(id))).toHaveLength(2);
  await press(page, 'One target only');
  await expect(page).not.toHaveURL(/target=/);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('WB-08 P42 an administrator filters by an action, and finds who was refused', async ({ page, product, enter }) => {
  const refused = await signedInCaller(product, 'user', password);
  const grants = { role: 'WORKSPACE_APP_ADMIN', user_ids: [] };
  await expect(refused.call('PUT', '/api/b/role-grant', grants)).rejects.toThrow();
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/operate/operateLogNew?what=account/saveRoleGrants&result=failed');
  await expect(rowOf(page, /was refused: Change role grants/).first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await press(page, 'Export CSV');
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Change role grants');
});

test('ROUTE-075 the platform says how long its log is stored, and verifies it', { tag: '@whole' }, async ({
  page,
  enter,
}) => {
  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'root', '/platform-home/operateLog');
  await press(page, 'Retention');
  const days = dialogNamed(page, 'Retention').getByRole('spinbutton', { name: 'Days to keep entries' });
  await expect(days).toHaveAccessibleDescription(/Empty: 365 days/);
  await days.fill('90');
  await press(dialogNamed(page, 'Retention'), 'Save');
  const asking = dialogNamed(page, 'Delete older entries for good?');
  await expect(asking).toContainText('older than 90 days are deleted for good: up to 275 days of the log');
  await press(asking, 'Cancel');
  await expect(asking).toHaveCount(0);
  await expect(days).toHaveValue('90');
  await click(dialogNamed(page, 'Retention').getByRole('button', { name: 'Save', exact: true }));
  await press(asking, 'Shorten and delete');
  await expect(page.getByText('The retention was saved.')).toBeVisible();
  await press(page, 'Retention');
  await expect(days).toHaveValue('90');
  await days.fill('');
  await press(dialogNamed(page, 'Retention'), 'Save');
  await expect(dialogNamed(page, 'Retention')).toHaveCount(0);
  await press(page, 'Verify');
  const verified = dialogNamed(page, 'Verify');
  await expect(verified.getByText(/Nothing is sealed yet|The log is unbroken/)).toBeVisible();
  await expectAccessible(page);
  await press(verified, 'Close');
});
