import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { lastLogOf, logged } from './log-rows.ts';

const english = { headers: { 'accept-language': 'en-US' } };
const chinese = { headers: { 'accept-language': 'zh-CN' } };

describeOnEachDatabase('choices of how one is notified', (open) => {
  let api: Api;
  let owner: Caller;
  let user: Caller;
  let root: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, user, root] = await createCallers(api, 'owner', 'user', 'root');
    return () => api.close();
  });

  const choose = (caller: Caller, ...choices: Schemas['NotificationChoice'][]) =>
    caller.done('saveNotificationChoices', { choices });
  const count = async () => (await logged(api, 'saveNotificationChoices', owner.wsId)).length;

  test('WB-09 a change of how a person is notified is in the log by its categories, in the words of the reader', async () => {
    await choose(
      user,
      { category: 'notice', channels: ['product', 'mail'] },
      { category: 'task', channels: ['product'] },
    );
    await choose(user, { category: 'notice', channels: ['mail'] }, { category: 'share', channels: [] });
    const entry = await lastLogOf(api, owner.wsId, 'saveNotificationChoices');
    expect(entry).toMatchObject({
      module: 'notification',
      user_id: entry.target,
      before: { notice: ['mail', 'product'], share: ['product'] },
      after: { notice: ['mail'], share: [] },
    });
    expect(await owner.done('getOperationLogEntry', { id: entry.id }, english)).toMatchObject({
      entry: { module_text: 'Notifications', action_text: 'Change notification settings', result: 'succeeded' },
      changes: [
        { pointer: '/share', label: 'Shared with you', was: ['product'], now: [] },
        { pointer: '/notice', label: 'Notices', was: ['mail', 'product'], now: ['mail'] },
      ],
    });
    expect(await owner.done('getOperationLogEntry', { id: entry.id }, chinese)).toMatchObject({
      entry: { module_text: '通知', action_text: '修改通知设置' },
      changes: [{ label: '共享' }, { label: '公告' }],
    });
  });

  test('WB-09 choices that are as they were before are no entry, in whatever order their channels are sent', async () => {
    await choose(user, { category: 'mention', channels: ['product', 'mail'] });
    const before = await count();
    await choose(
      user,
      { category: 'mention', channels: ['mail', 'product'] },
      { category: 'approval', channels: ['product'] },
    );
    expect(await count()).toBe(before);
  });

  test('WB-09 what a person of the platform chooses is in the log of the platform', async () => {
    await choose(root, { category: 'notice', channels: ['mail'] });
    const [entry] = await logged(api, 'saveNotificationChoices');
    expect(entry).toMatchObject({ before: { notice: ['product'] }, after: { notice: ['mail'] } });
  });

  test('WB-09 what a person has read and which pages are favorites is no entry', async () => {
    await user.done('markAllNotificationsRead');
    await user.done('savePageLinks', { favorites: [{ id: 'workbench', href: '/workbench', label: 'Workbench' }] });
    expect(await logged(api, 'markAllNotificationsRead', owner.wsId)).toEqual([]);
    expect(await logged(api, 'savePageLinks', owner.wsId)).toEqual([]);
  });
});
