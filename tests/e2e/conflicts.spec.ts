import { type Caller, signedInCaller } from './caller.ts';
import { click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';

const box = {
  id: 'x.box',
  widget: 'Card',
  slots: {
    default: [{ id: 'x.offer', widget: 'Text', props: { text: { t: { 'en-US': 'An offer', 'zh-CN': '优惠' } } } }],
  },
};
const overlay = '/api/wp/configuration/overlay/workbench.app';
const texts = (english: string, chinese: string) => ({ t: { 'en-US': english, 'zh-CN': chinese } });

/** Publishes another text for the heading of the page that lists the applications. */
async function publishHeading(caller: Caller, value: object): Promise<void> {
  const operation = { op: 'set', node: 'heading', path: ['props', 'text'], value, was: { t: 'workbench.app.title' } };
  await caller.call('PUT', overlay, { value: { operations: [operation] } });
  await caller.call('POST', `${overlay}/publish`, {});
}

test('CFG-13 two who change one node: the owner is notified, sees both values, decides, publishes, and undoes it', async ({
  page,
  product,
  newBrowser,
  enter,
}) => {
  const [owner, root] = [
    await signedInCaller(product, 'owner', password),
    await signedInCaller(product, 'root', password),
  ];
  await publishHeading(owner, texts('Our applications', '我们的应用'));
  await publishHeading(root, texts('All that runs', '全部运行中'));

  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner');
  await expect(page.getByText('A newer version of one page conflicts')).toBeVisible();
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'Review' }));
  await expect(page).toHaveURL('/workbench/setting/conflicts');
  await click(page.getByRole('button', { name: /\(1 decision\)/ }));
  const change = page.getByRole('listitem').filter({ hasText: 'Your change' });
  await expect(change).toContainText('Shown nowAll that runs');
  await expect(change).toContainText('Your changeOur applications');
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);

  await click(page.getByRole('button', { name: 'Another text' }));
  const dialog = page.getByRole('dialog', { name: 'Another text' });
  await expect(dialog.getByLabel('English')).toHaveValue('Our applications');
  await expect(dialog.getByLabel('Chinese')).toHaveValue('我们的应用');
  await expectAccessible(page);
  await click(dialog.getByRole('button', { name: 'Cancel' }));
  await click(page.getByRole('button', { name: 'Keep my change' }));
  await expect(page.getByText('There is nothing to review.')).toBeVisible();
  // Another file may have published changes of this page before, on the same server.
  const restore = page.getByRole('button', { name: 'Restore' });
  const earlier = await restore.count();
  await click(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(restore).toHaveCount(earlier + 1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const visitor = await newBrowser();
  await enter(visitor, 'user', '/workbench/app');
  const heading = visitor.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('我们的应用');

  // The newest one after the current is that from before the decision.
  await click(restore.first());
  await click(page.getByRole('dialog').getByRole('button', { name: 'Restore' }));
  await expect(page.getByRole('button', { name: /\(1 decision\)/ })).toBeVisible();
  await visitor.reload();
  await expect(heading).toHaveText('全部运行中');

  await click(page.getByRole('button', { name: 'Revert all changes' }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Revert all changes' }));
  await expect(page.getByRole('button', { name: 'Revert all changes' })).toBeHidden();
  await root.call('POST', `${overlay}/rollback`, { version_id: null });
  await visitor.reload();
  // The shipped text: a page that is not there yet has no other heading either.
  await expect(heading).toHaveText('全部应用');
});

test('what a workspace removed stays hidden when the platform puts it elsewhere, until its owner decides', async ({
  page,
  product,
  newBrowser,
  enter,
}) => {
  const [owner, root] = [
    await signedInCaller(product, 'owner', password),
    await signedInCaller(product, 'root', password),
  ];
  const release = async (caller: Caller, ...operations: object[]): Promise<void> => {
    await caller.call('PUT', overlay, { value: { operations } });
    await caller.call('POST', `${overlay}/publish`, {});
  };
  const put = (value: object) => ({ op: 'insert', parent: 'page', slot: 'default', after: 'heading', value });
  await release(root, put(box));
  await release(owner, { op: 'remove', node: 'x.box' });
  await release(root, ...box.slots.default.map(put));

  const visitor = await newBrowser();
  await enter(visitor, 'user', '/workbench/app');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText('优惠')).toBeHidden();

  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/setting/conflicts');
  await click(page.getByRole('button', { name: /\(1 decision\)/ }));
  const change = page.getByRole('listitem').filter({ hasText: 'Your change' });
  await expect(change).toContainText('Hidden for nowAn offer');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Keep it hidden' })).toBeVisible();
  await click(page.getByRole('button', { name: 'Show it' }));
  await expect(page.getByText('There is nothing to review.')).toBeVisible();
  await click(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByRole('button', { name: 'Restore' })).not.toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText('优惠')).toBeVisible();

  await owner.call('POST', `${overlay}/rollback`, { version_id: null });
  await root.call('POST', `${overlay}/rollback`, { version_id: null });
});

test('P43 a change whose publisher is no longer an administrator waits for the owner, who takes it over, and it runs on', async ({
  page,
  product,
  newBrowser,
  enter,
}) => {
  const [owner, admin] = [
    await signedInCaller(product, 'owner', password),
    await signedInCaller(product, 'admin', password),
  ];
  await publishHeading(admin, texts('Our applications', '我们的应用'));
  const own = await admin.call('GET', '/api/b/user-account/show');
  const id = Reflect.get(Object(own), 'id');
  const setRoles = (roles: string[]) => owner.call('PUT', `/api/b/user-account/${id}`, { roles });
  await setRoles(['WORKSPACE_USER']);

  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/setting/conflicts');
  const review = page.getByText('陈晓明, who is no longer an administrator', { exact: false });
  await expect(review).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await click(page.getByRole('button', { name: 'Take it over' }));
  await expect(review).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /nothing to decide/ })).toBeVisible();
  await expect(review).toBeHidden();

  const visitor = await newBrowser();
  await enter(visitor, 'user', '/workbench/app');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('我们的应用');
  await setRoles(['WORKSPACE_ADMIN']);
  await owner.call('POST', `${overlay}/rollback`, { version_id: null });
});

test('P43 a change that needs a second person: one asks, another approves, and then it is published', async ({
  page,
  product,
  newBrowser,
  enter,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const operation = {
    op: 'set',
    node: 'heading',
    path: ['props', 'text'],
    value: texts('Our applications', '我们的应用'),
  };

  await page.setViewportSize(widths.desktop);
  await speak(page, 'en-US');
  await enter(page, 'owner', '/workbench/setting/systemManage');
  await click(page.getByRole('switch', { name: 'A second administrator approves changes of pages' }));
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'Save security, trash and page cache' }));
  await expect(page.getByText('The system settings were saved')).toBeVisible();
  await owner.call('PUT', overlay, { value: { operations: [{ ...operation, was: { t: 'workbench.app.title' } }] } });

  await page.goto('/workbench/setting/conflicts');
  await click(page.getByRole('button', { name: /nothing to decide/ }));
  await expect(page.getByText('Another administrator has to approve this draft')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'Ask for approval' }));
  await expect(page.getByText('You asked for approval')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();

  const second = await newBrowser();
  await second.setViewportSize(widths.phone);
  await speak(second, 'en-US');
  await enter(second, 'admin', '/workbench/setting/conflicts');
  await click(second.getByRole('button', { name: /to be approved/ }));
  await expect(second.getByText('Olivia Stone asks you to approve this draft.')).toBeVisible();
  await expectAccessible(second);
  await expectNoSidewaysScroll(second);
  await click(second.getByRole('button', { name: 'Approve', exact: true }));
  await expect(second.getByText('approved this draft. It can be published.')).toBeVisible();
  await click(second.getByRole('button', { name: 'Publish', exact: true }));
  await expect(second.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();

  const visitor = await newBrowser();
  await enter(visitor, 'user', '/workbench/app');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('我们的应用');
  await owner.call('POST', `${overlay}/rollback`, { version_id: null });
  await owner.call('PUT', '/api/wp/setting/systemManage', { value: { setting: 'systemManage' } });
});
