import { beforeAll, expect, test } from 'vitest';
import { json } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { lastLogOf } from './log-rows.ts';

const leave = seedId('application acme Leave and absence');
const none = { theme: null, leftTheme: null, viewLayout: null, language: null };

describeOnEachDatabase('the appearance of an application', (open) => {
  let api: Api;
  let owner: Caller;
  let appadmin: Caller;
  let appuser: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, appadmin, appuser, globex] = await createCallers(api, 'owner', 'appadmin', 'appuser', 'globex');
    return () => api.close();
  });

  const save = (by: Caller, appearance: Record<string, unknown>, version?: number) =>
    by.call('saveApplicationAppearance', { id: leave, ...none, ...appearance }, { ...(version && { version }) });
  const store = (system_config: Record<string, unknown>) =>
    api.database.tenant(owner.wsId, (query) =>
      query
        .updateTable('applications')
        .set({ system_config: json(system_config) })
        .where('ws_id', '=', owner.wsId)
        .where('id', '=', leave)
        .execute(),
    );

  test('CFG-16 CFG-17 what an editor saves is read by who opens the application, with the colors of its theme', async () => {
    const before = await appadmin.done('getApplicationAppearance', { id: leave });
    expect(before.looks).toHaveLength(12);
    expect(before.looks[0]).toMatchObject({ theme: null });
    const chosen = { theme: 'SapphireBlue', leftTheme: 'accent', viewLayout: 'tagsViewLayout', language: 'en-US' };
    expect(await save(appadmin, chosen, before.version)).toMatchObject({ status: 200, data: { appearance: chosen } });
    const opened = await appuser.done('getAppInfo', { id: leave });
    const { language, ...config_json } = chosen;
    expect(opened).toMatchObject({ system_config: { config_json }, own_language: language, defaultLanguage: language });
    expect(opened.shown_theme).toMatchObject({
      base: 'SapphireBlue',
      variables: { '--pw-accent': expect.any(String) },
    });
    expect(await lastLogOf(api, owner.wsId, 'saveApplicationAppearance')).toMatchObject({
      before: none,
      after: chosen,
    });
    expect(await save(appadmin, {}, before.version), 'P42: somebody else was faster').toMatchObject({ status: 409 });
    expect(await save(owner, {})).toMatchObject({ status: 200, data: { appearance: none } });
    expect(await appuser.done('getAppInfo', { id: leave })).toMatchObject({
      system_config: { config_json: {} },
      shown_theme: null,
      own_language: null,
    });
  });

  test('CFG-16 P2 nobody else saves it: a user of the application, another workspace', async () => {
    expect(await save(appuser, { theme: 'Purple' })).toMatchObject({ status: 403 });
    expect(await appuser.call('getApplicationAppearance', { id: leave })).toMatchObject({ status: 403 });
    const foreign = await save(globex, { theme: 'Purple' });
    const unknown = await globex.call('getApplicationAppearance', { id: '01ZZZZZZZZZZZZZZZZZZZZZZZZ' });
    expect([foreign.status, foreign.code]).toEqual([unknown.status, unknown.code]);
    expect((await owner.done('getApplicationAppearance', { id: leave })).appearance).toEqual(none);
  });

  test('CFG-17 CFG-14 a value that there is not is refused at its place, and one that is stored counts as none', async () => {
    for (const wrong of [{ theme: 'Pink' }, { leftTheme: 'striped' }, { viewLayout: 'tabs' }, { language: 'fr-FR' }])
      expect(await save(owner, wrong), JSON.stringify(wrong)).toMatchObject({ status: 422 });
    await store({ theme: 'Pink', leftTheme: 7, viewLayout: 'constructor', more: true });
    expect((await owner.done('getApplicationAppearance', { id: leave })).appearance).toEqual(none);
    expect(await appuser.done('getAppInfo', { id: leave })).toMatchObject({
      shown_theme: null,
      system_config: { config_json: {} },
    });
    expect((await owner.done('showApplication', { id: leave })).system_config).toEqual({ config_json: {} });
  });
});
