import { beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { add, enter, newName } from '#tests/api/people.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

/** Accounts of others that a workspace may invite within an hour (decision 146). */
const mostInvitations = 30;

describeOnEachDatabase('what a workspace may do with accounts that others share', (open) => {
  let api: Api;
  let hr: Caller;
  let globex: Caller;
  let root: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [hr, globex, root] = await createCallers(api, 'hr', 'globex', 'root');
    return () => api.close();
  });

  test('P2 ORG-11 a home does not erase a person who belonged to another workspace too when the platform deleted them', async () => {
    const shared = await add(globex);
    const { token } = await enter(api, globex, shared);
    await add(hr, { username: shared.username });
    await api.visitor().call('acceptInvitation', { ws_id: hr.wsId }, { token });
    const own = await add(globex);
    for (const { id } of [shared, own]) await root.done('deleteAccount', { id });
    expect(await globex.call('eraseAccount', { id: shared.id })).toMatchObject({
      code: 'account_of_another_workspace',
    });
    expect(await globex.call('eraseAccount', { id: own.id }), 'nobody else had it').toMatchObject({ status: 200 });
    expect(await root.call('restoreAccount', { id: shared.id })).toMatchObject({ status: 200 });
    expect(await hr.call('getAccount', { id: shared.id })).toMatchObject({ status: 200 });
    await root.done('deleteAccount', { id: shared.id });
    expect(await root.call('eraseAccount', { id: shared.id })).toMatchObject({ status: 200 });
  });

  test('P14 invitations that are sent at once are counted one after the other', async () => {
    const names = Array.from({ length: mostInvitations + 15 }, newName);
    for (const username of names) await add(globex, { username });
    const answers = await Promise.all(
      names.map((username) => hr.call('createAccount', { username, real_name: 'Somebody' })),
    );
    // One was sent by the test before.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostInvitations - 1);
    expect(answers.filter(({ code }) => code === 'too_many_requests')).toHaveLength(16);
  });
});
