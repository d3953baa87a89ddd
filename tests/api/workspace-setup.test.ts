import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { createCaller } from './caller.ts';
import { lastLogOf } from './log-rows.ts';
import { trySignIn } from './sign-in-as.ts';
import { receiveCode } from './sms.ts';

const password = 'Blue-lamp-42';

describeOnEachDatabase('the first steps of a workspace', (open) => {
  let api: Api;
  let made = 0;

  beforeAll(async () => {
    api = await startApi(await open());
    return () => api.close();
  });

  /** Registers a customer and signs its owner in. */
  async function newcomer() {
    made += 1;
    const visitor = api.visitor();
    const telephone = `136${String(made).padStart(8, '0')}`;
    const username = `newcomer.${made}`;
    const verifyCode = await receiveCode(visitor, telephone);
    const form = { username, password, confirm_password: password, telephone, verifyCode };
    expect(await visitor.call('registerCustomer', form)).toMatchObject({ status: 200 });
    const { data } = await trySignIn(visitor, { username, password });
    // Safe: answers are validated against the contract.
    const { accessToken: token, ws_id } = data as { accessToken: string; ws_id: string };
    return { wsId: ws_id, call: visitor.call, token };
  }

  const none = { logo: false, people: false, departments: false, roles: false, application: false, table: false };

  test('REG-17 a new workspace has done none of them, and each ticks itself by what there is', async () => {
    const { call, token } = await newcomer();
    const steps = async () => (await call('getWorkspaceSetup', {}, { token })).data;
    expect(await steps()).toEqual({ ...none, dismissed: false, application_id: null });
    await call('createAccount', { username: `colleague.${made}`, real_name: 'Colleague' }, { token });
    expect(await steps()).toMatchObject({ ...none, people: true });
    const admin = { username: `admin.${made}`, real_name: 'Admin', roles: ['WORKSPACE_ADMIN'] };
    await call('createAccount', admin, { token });
    await call('createDepartment', { department_name: 'Sales' }, { token });
    expect(await steps()).toMatchObject({ ...none, people: true, roles: true, departments: true });
    const groups = await call('listEnabledUserOrganisations', {}, { token });
    expect(groups.data).toMatchObject({ items: [{ is_everybody: true }], total: 1 });
    // Safe: answers are validated against the contract.
    const [{ id: org_id } = { id: '' }] = (groups.data as { items: { id: string }[] }).items;
    const application = { application_type: 1, application_name: 'Orders', org_id };
    expect(await call('createApplication', application, { token })).toMatchObject({ status: 200 });
    expect(await steps()).toMatchObject({ application: true, table: false, application_id: expect.any(String) });
  });

  test('REG-17 WB-12 the first step is done when an administrator has saved the name, without a logo too', async () => {
    const { call, token, wsId } = await newcomer();
    const steps = async () => (await call('getWorkspaceSetup', {}, { token })).data;
    const root = await createCaller(api, 'root');
    await root.done('updateCustomer', { id: wsId, customer_name: 'Named by the platform' });
    expect(await steps()).toMatchObject(none);
    const value = { setting: 'baseinfo', customer_name: 'Lantern Works' };
    expect(await call('saveWorkspaceSetting', { key: 'baseinfo', value }, { token })).toMatchObject({ status: 200 });
    expect(await steps()).toMatchObject({ ...none, logo: true });
  });

  test('P42 whoever hides them sees them no more, alone, and the log says so once', async () => {
    const { call, token, wsId } = await newcomer();
    expect(await call('dismissWorkspaceSetup', {}, { token })).toMatchObject({
      status: 200,
      data: { dismissed: true },
    });
    expect(await call('getWorkspaceSetup', {}, { token })).toMatchObject({ data: { dismissed: true } });
    expect(await lastLogOf(api, wsId, 'dismissWorkspaceSetup')).toMatchObject({ module: 'preference' });
    const other = await createCaller(api, 'globex');
    expect(await other.done('getWorkspaceSetup', {})).toMatchObject({ dismissed: false });
  });
});
