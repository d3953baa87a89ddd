import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperationId, Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { createEditor, type Editor, forgetConfiguration } from './configuration-calls.ts';
import type { Answered } from './visitor.ts';

const ref = { kind: 'overlay', key: 'session.login' };
const change = (text: string) => ({
  operations: [
    { op: 'insert', parent: 'card', slot: 'default', value: { id: 'x.note', widget: 'Text', props: { text } } },
  ],
});

describeOnEachDatabase('changes of pages that a second administrator approves', (open) => {
  let api: Api;
  let owner: Editor;
  let admin: Editor;
  beforeAll(async () => {
    api = await startApi(await open());
    owner = await createEditor(api, 'owner', ref);
    admin = await createEditor(api, 'admin', ref);
    return () => api.close();
  });
  beforeEach(async () => {
    await forgetConfiguration(api);
    await switchTo(owner, true);
  });

  const call = (by: Editor, id: OperationId, args: Record<string, unknown> = ref): Promise<Answered> =>
    api.visitor().call(id, args, { token: by.token });
  const switchTo = (by: Editor, isOn: boolean): Promise<Answered> => {
    const value = { setting: 'systemManage', page_changes_need_approval: isOn };
    return call(by, 'saveWorkspaceSetting', { key: 'systemManage', value });
  };
  const decide = (by: Editor, decision: string) => call(by, 'decideConfigurationApproval', { ...ref, decision });
  const approval = async (by: Editor): Promise<Schemas['ConfigurationApproval']> => (await by.get()).approval;

  test('P43 a draft is asked about, approved by another administrator, and only then published', async () => {
    await admin.save(change('Hello'));
    expect(await approval(admin)).toMatchObject({ is_needed: true, state: 'none', may_decide: false });
    expect(await admin.publish()).toMatchObject({ status: 409, code: 'approval_needed' });
    expect(await decide(owner, 'approve')).toMatchObject({ status: 409, code: 'nothing_to_approve' });
    expect(await call(admin, 'askConfigurationApproval')).toMatchObject({ status: 200 });
    expect(await approval(admin)).toMatchObject({
      state: 'asked',
      asked_by: { real_name: '陈晓明' },
      may_decide: false,
    });
    expect(await owner.list()).toMatchObject([{ awaits_approval: true }]);
    expect(await decide(admin, 'approve')).toMatchObject({ status: 403, code: 'second_person_needed' });
    expect(await admin.publish()).toMatchObject({ code: 'approval_needed' });
    expect(await approval(owner)).toMatchObject({ may_decide: true });
    expect(await decide(owner, 'approve')).toMatchObject({ status: 200 });
    expect(await approval(admin)).toMatchObject({ state: 'approved', approved_by: { real_name: 'Olivia Stone' } });
    expect(await admin.publish()).toMatchObject({ status: 200, data: { published: change('Hello') } });
    expect(await approval(admin)).toMatchObject({ state: 'none', approved_by: null });
    expect(await owner.list()).toMatchObject([{ awaits_approval: false }]);
  });

  test('P43 what was approved is that draft: another one has to be asked about again', async () => {
    await admin.save(change('Harmless'));
    await call(admin, 'askConfigurationApproval');
    await decide(owner, 'approve');
    await admin.save(change('Something else'));
    expect(await approval(admin)).toMatchObject({ state: 'none' });
    expect(await admin.publish()).toMatchObject({ code: 'approval_needed' });
    await admin.save(change('Harmless'));
    expect(await admin.publish()).toMatchObject({ code: 'approval_needed' });
  });

  test('P43 what is sent back can be asked about again, and the log says who decided', async () => {
    await admin.save(change('Hello'));
    await call(admin, 'askConfigurationApproval');
    await call(owner, 'decideConfigurationApproval', { ...ref, decision: 'sendBack', comment: 'Which hello?' });
    expect(await approval(admin)).toMatchObject({ state: 'none', asked_by: null });
    const { data } = await call(owner, 'listOperationLog', { action: 'decideConfigurationApproval' });
    expect(Reflect.get(Object(data), 'items')[0]).toMatchObject({
      target: 'overlay/session.login',
      user_name: 'owner',
      detail: { decision: 'sendBack', comment: 'Which hello?', asked_by: expect.any(String) },
    });
    await call(admin, 'askConfigurationApproval');
    expect(await approval(owner)).toMatchObject({ state: 'asked', may_decide: true });
  });

  test('P43 it is a setting of the workspace that an administrator may begin and a super administrator alone end', async () => {
    expect(await switchTo(admin, false)).toMatchObject({ status: 403, code: 'not_allowed' });
    await admin.save(change('Hello'));
    expect(await admin.publish()).toMatchObject({ code: 'approval_needed' });
    expect(await switchTo(owner, false)).toMatchObject({ status: 200 });
    expect(await admin.publish()).toMatchObject({ status: 200 });
    expect(await switchTo(admin, true)).toMatchObject({ status: 200 });
    expect(await approval(admin)).toMatchObject({ is_needed: true });
  });

  test('it is for changes of pages: the sign-in page, and other workspaces, publish as before', async () => {
    const loginPage = await createEditor(api, 'admin');
    await loginPage.release({ loginLocation: 'left' });
    const globex = await createEditor(api, 'globex', ref);
    expect(await globex.release(change('Hello'))).toMatchObject({ approval: { is_needed: false } });
  });

  test('taking a change back needs nobody else', async () => {
    await switchTo(owner, false);
    await admin.release(change('Hello'));
    await switchTo(owner, true);
    expect(await admin.rollback(null)).toMatchObject({ status: 200, data: { published: null } });
  });

  test('P43 an earlier version is not made live again by one administrator alone, only by a super administrator', async () => {
    await switchTo(owner, false);
    await admin.release(change('Earlier'));
    await admin.release(change('Later'));
    const earlier = (await admin.versions()).at(-1)?.id ?? '';
    await switchTo(owner, true);
    expect(await admin.rollback(earlier)).toMatchObject({ status: 409, code: 'approval_needed' });
    expect(await admin.get()).toMatchObject({ published: change('Later') });
    await admin.rollback(null);
    expect(await admin.rollback(earlier)).toMatchObject({ status: 409, code: 'approval_needed' });
    expect(await admin.get()).toMatchObject({ published: null });
    expect(await owner.rollback(earlier)).toMatchObject({ status: 200, data: { published: change('Earlier') } });
  });

  test('P43 an approval ends with its draft, also when the draft has the content of an earlier version', async () => {
    await switchTo(owner, false);
    await admin.release(change('Earlier'));
    await admin.release(change('Later'));
    await switchTo(owner, true);
    const approveEarlier = async (): Promise<void> => {
      await admin.save(change('Earlier'));
      await call(admin, 'askConfigurationApproval');
      expect(await decide(owner, 'approve')).toMatchObject({ status: 200 });
    };
    await approveEarlier();
    await admin.save(change('Something else'));
    await admin.save(change('Earlier'));
    expect(await approval(admin)).toMatchObject({ state: 'none' });
    expect(await admin.publish()).toMatchObject({ code: 'approval_needed' });
    await approveEarlier();
    await admin.discard();
    await admin.save(change('Earlier'));
    expect(await admin.publish()).toMatchObject({ code: 'approval_needed' });
    await approveEarlier();
    expect(await admin.publish()).toMatchObject({ status: 200 });
  });
});
