import { expect, test } from 'vitest';
import { describeOnBothDatabases, describeOnEachDatabase } from '#tests/database/harness.ts';
import { startApi } from '#tests/api/api.ts';
import { createCaller, idOf } from '#tests/api/caller.ts';
import { add } from '#tests/api/people.ts';
import { trySignIn } from '#tests/api/sign-in-as.ts';
import { createKeys } from '#server/kernel/foundation/keys.ts';
import { checkSecret, forgetSecret, WrongSecret } from '#server/start/check-secret.ts';
import { createAdmin } from '#server/start/create-admin.ts';
import { demoPassword, seedDemo } from '#server/seeds/demo.ts';
import { holdsDemo } from '#server/seeds/demo-mark.ts';
import { removeDemo } from '#server/seeds/remove-demo.ts';

describeOnEachDatabase('taking the demo away', (open) => {
  test('leaves nothing that the printed password or a key made with it opens, and frees the names', async () => {
    const api = await startApi(await open());
    const { database } = api;
    expect(await holdsDemo(database)).toBe(true);
    const owner = await createCaller(api, 'owner');
    const root = await createCaller(api, 'root');
    const made = await add(owner, { password: 'Blue-lamp-42' });
    const deleted = await add(owner);
    await owner.done('deleteAccount', { id: deleted.id });
    await root.call('enableCustomerApi', { id: owner.wsId });
    const { secret } = await owner.done('createApiKey', { name: 'k', scopes: ['application:read'] });
    const call = (token: string) => api.visitor().call('listApplications', {}, { token });
    expect([(await call(owner.token)).status, (await call(secret)).status]).toEqual([200, 200]);

    const removed = await removeDemo(database, api.now());
    expect(removed).toEqual({ accounts: 14, workspaces: 2, otherWorkspaces: 0 });
    expect(await holdsDemo(database)).toBe(false);
    const restorable = database.identity((query) =>
      query.selectFrom('accounts').select('id').where('erased_at', 'is', null).execute(),
    );
    expect(await restorable, 'in the trash or outside it').toEqual([]);
    for (const token of [owner.token, root.token, secret]) expect((await call(token)).status).toBe(401);
    for (const username of ['root', 'owner', 'both']) {
      expect(await trySignIn(api.visitor(), { username })).toMatchObject({ code: 'invalid_credentials' });
    }
    const theirs = { username: made.username, password: 'Blue-lamp-42' };
    expect(await trySignIn(api.visitor(), theirs)).toMatchObject({ code: 'invalid_credentials' });
    expect(await seedDemo(database, { now: api.now() }), 'it is not made again').toBe(false);
    expect(await removeDemo(database, api.now())).toBeUndefined();

    await createAdmin(database, { username: 'root', password: 'a long enough one' });
    expect(await trySignIn(api.visitor(), { username: 'root', password: demoPassword })).toMatchObject({
      code: 'invalid_credentials',
    });
    expect(await trySignIn(api.visitor(), { username: 'root', password: 'a long enough one' })).toMatchObject({
      status: 200,
    });
    await api.close();
  });

  test('a demo whose making was cut off is one, and a database that never was is none', async () => {
    const { database } = await open();
    expect(await holdsDemo(database)).toBe(false);
    await database.identity((query) =>
      query
        .insertInto('accounts')
        .values({ id: idOf('root'), username: 'root', username_key: 'root', real_name: 'R', system_roles: [] })
        .execute(),
    );
    expect(await holdsDemo(database)).toBe(true);
    expect(await removeDemo(database, new Date())).toMatchObject({ accounts: 1, workspaces: 0 });
    expect(await holdsDemo(database)).toBe(false);
  });
});

describeOnBothDatabases('the secret of a database', (open) => {
  test('is the one of the first start, and another is refused in words', async () => {
    const { database } = await open();
    const keys = createKeys('the first secret, 32 characters!!');
    const other = createKeys('another secret, 32 characters !!!');
    await checkSecret(database, keys);
    await checkSecret(database, keys);
    await expect(checkSecret(database, other)).rejects.toThrow(WrongSecret);
    await forgetSecret(database);
    await checkSecret(database, other);
  });
});
