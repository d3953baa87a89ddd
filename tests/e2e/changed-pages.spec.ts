import type { Request } from '@playwright/test';
import { signedInCaller } from './caller.ts';
import { click } from './controls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, password, speak, test, widths } from './fixtures.ts';

const words = (english: string, chinese: string) => ({ t: { 'en-US': english, 'zh-CN': chinese } });
const put = (value: object) => ({ op: 'insert', parent: 'page', slot: 'default', value });
const button = (id: string, label: object, click: object[], more: object = {}) => ({
  id,
  widget: 'Button',
  props: { label },
  on: { click },
  ...more,
});

const applications = [
  {
    op: 'set',
    node: 'heading',
    path: ['props', 'text'],
    value: words('Our applications', '我们的应用'),
    was: { t: 'workbench.app.title' },
  },
  put({
    id: 'x.card',
    widget: 'Card',
    slots: {
      default: [
        { id: 'x.link', widget: 'Link', props: { label: words('Help', '帮助'), href: 'https://example.org/help' } },
        {
          id: 'x.department',
          widget: 'Text',
          each: { in: 'coalesce(data.departments, [])', as: 'one', key: 'one.id' },
          props: { text: { $: "'* ' + one.department_name" } },
        },
      ],
    },
  }),
  { op: 'set', path: ['data', 'departments'], value: { call: 'listDepartments', with: {} } },
  put(button('x.again', words('Ask again', '再次读取'), [{ do: 'call', call: 'listDepartments', with: {} }])),
];

test('P43 what an administrator legitimately changes works for those who open it, and its calls say whose they are', async ({
  page,
  product,
  newBrowser,
  enter,
}) => {
  const owner = await signedInCaller(product, 'owner', password);
  const release = async (id: string, operations: object[]): Promise<void> => {
    await owner.call('PUT', `/api/wp/configuration/overlay/${id}`, { value: { operations } });
    await owner.call('POST', `/api/wp/configuration/overlay/${id}/publish`, {});
  };
  await release('workbench.app', applications);
  await release('workbench.home', [{ op: 'set', node: 'greeting', path: ['when'], value: 'false' }]);
  const opens = [{ do: 'openDrawer', drawer: 'add' }];
  await release('settings.staff', [
    put(button('x.add', words('A new colleague', '新同事'), opens, { roles: 'workspaceAdmins' })),
  ]);

  // A person: the card with its link, the list of the departments, the translated heading; the greeting is hidden.
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.headers()['pagewright-document']) calls.push(request);
  });
  await page.setViewportSize(widths.phone);
  await speak(page, 'en-US');
  await enter(page, 'user', '/workbench/app');
  await expect(page.getByRole('heading', { level: 1, name: 'Our applications' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'https://example.org/help');
  await expect(page.getByText('* Management')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [first] = calls;
  expect(new URL(first?.url() ?? '').pathname).toMatch(/department/);
  expect(first?.headers()['pagewright-document']).toMatch(/^workbench\.app@[0-9a-f]{64}$/);
  expect((await first?.response())?.status()).toBe(200);
  await page.goto('/workbench');
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible();
  await expect(page.getByText(/^Welcome,/)).toBeHidden();

  // An administrator: the button opens the drawer that the product ships.
  const administrator = await newBrowser();
  await speak(administrator, 'en-US');
  await enter(administrator, 'admin', '/workbench/setting/staff');
  await click(administrator.getByRole('button', { name: 'A new colleague' }));
  await expect(administrator.getByRole('dialog', { name: 'Add an account' })).toBeVisible();
  await expectAccessible(administrator);

  // A tab that still shows the version before is told to reload.
  const old = await newBrowser();
  await speak(old, 'en-US');
  await enter(old, 'user', '/workbench/app');
  await expect(old.getByText('* Management')).toBeVisible();
  await release('workbench.app', applications.slice(0, 1));
  const refused = old.waitForResponse((answer) => answer.status() === 403);
  await click(old.getByRole('button', { name: 'Ask again' }));
  expect(await (await refused).json()).toMatchObject({
    data: { code: 'document_refused', detail: { rule: 'unpublished' } },
  });
  await expect(
    old.getByText('A change to this page is not allowed to do this. Reload the page', { exact: false }),
  ).toBeVisible();

  for (const id of ['workbench.app', 'workbench.home', 'settings.staff'])
    await owner.call('POST', `/api/wp/configuration/overlay/${id}/rollback`, { version_id: null });
});
