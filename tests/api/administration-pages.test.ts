import { beforeAll, expect, test } from 'vitest';
import type { Answer } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller } from './caller.ts';

describeOnEachDatabase('pages of the workbench and the administration', (open) => {
  let api: Api;
  let callers: { name: string; caller: Caller }[];
  beforeAll(async () => {
    api = await startApi(await open());
    const names = ['root', 'sysadmin', 'owner', 'admin', 'builder', 'hr', 'user', 'appowner', 'appadmin', 'appuser'];
    callers = await Promise.all(names.map(async (name) => ({ name, caller: await createCaller(api, name) })));
    return () => api.close();
  });

  /** Who of the ten roles is given the document at an address; everybody else is answered that there is none (P2). */
  async function readersOf(route: string): Promise<string[]> {
    const { data } = await api.visitor().call('listPages');
    // Safe: answers are validated against the contract.
    const page = (data as Answer<'listPages'>).find((entry) => entry.route === route);
    const hash = page?.hash['en-US'] ?? '';
    const answers = await Promise.all(
      callers.map(async ({ name, caller }) => ({ name, status: (await caller.call('getDocument', { hash })).status })),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    return answers.flatMap(({ name, status }) => (status === 200 ? [name] : []));
  }

  const members = ['owner', 'admin', 'builder', 'hr', 'user', 'appowner', 'appadmin', 'appuser'];
  test.each([
    ['ROUTE-027', '/workbench', members],
    ['ROUTE-028 ROUTE-064', '/workbench/loading', members],
    ['ROUTE-030 ROUTE-064', '/workbench/app', members],
    ['ROUTE-069', '/platform-home/platformset', ['root', 'sysadmin']],
    ['ROUTE-051', '/workbench/setting/organization', ['owner', 'admin', 'hr']],
    ['ROUTE-052', '/workbench/setting/position', ['owner', 'admin', 'hr']],
    ['ROUTE-054', '/workbench/setting/usergroup', ['owner', 'admin']],
    ['ROUTE-056', '/workbench/setting/vOrg', ['owner', 'admin', 'hr']],
    ['ROUTE-089 ROUTE-101', '/setting/organization', ['owner', 'admin', 'builder', 'hr', 'appowner', 'appadmin']],
    ['ROUTE-050', '/workbench/setting/baseinfo', ['owner', 'admin']],
    ['ROUTE-058', '/workbench/setting/warrantManage', ['owner', 'admin']],
    ['ROUTE-090 ROUTE-101 ORG-18', '/setting/staff', ['owner', 'admin', 'builder', 'hr', 'appowner', 'appadmin']],
    ['ROUTE-059', '/workbench/setting/notice', ['owner', 'admin']],
    ['ROUTE-070', '/platform-home/customermanage', ['root', 'sysadmin']],
    ['PH-14', '/platform-home/customer-support', ['root', 'sysadmin']],
    ['ROUTE-073', '/platform-home/notice', ['root', 'sysadmin']],
    ['ROUTE-067 ROUTE-068', '/notificationlist', ['root', 'sysadmin', ...members]],
    ['ROUTE-042', '/workbench/operate/operateLogNew', ['owner', 'admin', 'hr']],
    ['ROUTE-075', '/platform-home/operateLog', ['root', 'sysadmin']],
    ['ROUTE-098', '/operate/operateLogNew', ['owner', 'admin', 'builder', 'appowner', 'appadmin']],
    ['ROUTE-053', '/workbench/setting/staff', ['owner', 'admin', 'hr']],
    ['ROUTE-057', '/workbench/setting/systemManage', ['owner', 'admin']],
    ['ROUTE-032', '/workbench/environmentConfig/sms', ['owner', 'admin']],
    ['ROUTE-033', '/workbench/environmentConfig/email', ['owner', 'admin']],
    ['ROUTE-034', '/workbench/environmentConfig/standin', ['owner', 'admin']],
    ['ROUTE-035', '/workbench/environmentConfig/pushTemplate', ['owner', 'admin']],
    ['ROUTE-037', '/workbench/environmentConfig/mapdata', ['owner', 'admin']],
    ['ROUTE-036', '/workbench/environmentConfig/qb', ['owner', 'admin']],
    ['ROUTE-039', '/workbench/integrate/wechat', ['owner', 'admin']],
    ['ROUTE-040', '/workbench/integrate/nail', ['owner', 'admin']],
    ['ROUTE-041', '/workbench/integrate/book', ['owner', 'admin']],
    ['P1', '/workbench/integrate/directory', ['owner', 'admin']],
    ['ROUTE-074', '/platform-home/safeSetting', ['root', 'sysadmin']],
    ['PH-14', '/platform-home/health', ['root', 'sysadmin']],
    ['ROUTE-031 ROUTE-064', '/workbench/userInfoSetting', members],
    ['ROUTE-092 ROUTE-101', '/authority/userAuthor', ['owner', 'admin', 'builder', 'appowner', 'appadmin']],
    ['ROUTE-078', '/createTableMenu', ['owner', 'admin', 'builder', 'appowner', 'appadmin']],
    ['ROUTE-117', '/setting', ['owner', 'admin', 'builder', 'hr', 'appowner', 'appadmin']],
    ['ROUTE-080 ROUTE-101', '/userinfo-setting', ['root', 'sysadmin', ...members]],
  ])('%s %s is for whom the specification says', async (_id, route, readers) => {
    expect(await readersOf(route)).toEqual(readers);
  });
});
