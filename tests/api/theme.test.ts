import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { json } from '#server/kernel/db/index.ts';
import themeBase from '../../engine/document/generated/theme-base.json' with { type: 'json' };
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { createEditor, type Editor, diagnosticsOf, forgetConfiguration } from './configuration-calls.ts';
import { signInAs } from './sign-in-as.ts';

type ShownTheme = Schemas['ShownTheme'];
const ref = { kind: 'theme', key: 'site' };
const acmeHost = 'acme.localhost:4300';
const plain: ShownTheme = { base: 'Default', variables: {} };
/** Pages have the colours of Default; those of another theme come with what they look like. */
const paletteOf = (name: keyof typeof themeBase.themes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(themeBase.themes[name]).map(([token, [light, dark]]) => [
      `--pw-${token}`,
      `light-dark(${light}, ${dark})`,
    ]),
  );

describeOnEachDatabase('theme', (open) => {
  let api: Api;
  let root: Editor;
  let owner: Editor;
  beforeAll(async () => {
    api = await startApi(await open());
    root = await createEditor(api, 'root', ref);
    owner = await createEditor(api, 'owner', ref);
    return () => api.close();
  });
  beforeEach(async () => {
    await forgetConfiguration(api);
    for (const { token } of [root, owner])
      await api.visitor().call('setWorkspacePreference', { theme_color: 'Default' }, { token });
  });

  // Safe, here and below: answers are validated against the contract.
  const visited = async (host?: string): Promise<ShownTheme> =>
    ((await api.visitor(host).call('getEnvironment')).data as Schemas['EnvData']).theme;
  const signedIn = async (token: string): Promise<ShownTheme> =>
    ((await api.visitor().call('getUserInfo', {}, { token })).data as { envData: Schemas['EnvData'] }).envData.theme;
  const entryPage = async (host: string | undefined, url = '/login'): Promise<string> =>
    (await api.visitor(host).request({ method: 'GET', url, headers: { accept: 'text/html' } })).bytes.toString();
  const skin = (token: string, theme_color: string) =>
    api.visitor().call('setWorkspacePreference', { theme_color }, { token });

  test('CFG-13 CFG-14 a draft is seen by nobody, a published theme by every visitor, and an undone one no more', async () => {
    const saved = await owner.save({
      base: 'Purple',
      density: 'compact',
      light: { ink: '#101010' },
      dark: { ink: null },
    });
    expect(saved.data).toMatchObject({
      scope: 'workspace',
      published: null,
      inherited: { kind: 'theme', base: 'Default', light: {} },
      draft: { kind: 'theme', version: 1, id: 'site.theme', base: 'Purple', light: { ink: '#101010' }, dark: {} },
      changes: [
        { pointer: '/base', was: 'Default', now: 'Purple' },
        { pointer: '/density', was: 'regular', now: 'compact' },
        { pointer: '/light/ink', was: null, now: '#101010' },
      ],
    });
    expect(await visited(acmeHost)).toEqual(plain);
    expect((await owner.publish()).status).toBe(200);
    const theme = await visited(acmeHost);
    expect(theme.base).toBe('Purple');
    expect(theme.variables).toMatchObject({ '--pw-ink': 'light-dark(#101010, #eef0f4)', '--pw-control': '30px' });
    expect(await signedIn(owner.token)).toEqual(theme);
    expect(await visited()).toEqual(plain);
    expect(await visited('globex.localhost:4300')).toEqual(plain);
    expect(await owner.versions()).toHaveLength(1);
    await owner.rollback(null);
    expect(await visited(acmeHost)).toEqual(plain);
  });

  test('CFG-13 the theme of the platform holds for all, and the one of a workspace in its place', async () => {
    await root.release({ base: 'GeekBlue', sizes: { 'radius-md': 2 } });
    const ofPlatform = { base: 'GeekBlue', variables: { ...paletteOf('GeekBlue'), '--pw-radius-md': '2px' } };
    expect(await visited()).toEqual(ofPlatform);
    expect(await visited(acmeHost)).toEqual(ofPlatform);
    expect((await owner.get()).inherited).toMatchObject({ base: 'GeekBlue', sizes: { 'radius-md': 2 } });
    await owner.release({ base: 'NeteaseRed' });
    const variables = { ...paletteOf('NeteaseRed'), '--pw-radius-md': '2px' };
    expect(await visited(acmeHost)).toEqual({ base: 'NeteaseRed', variables });
    expect(await visited()).toEqual(ofPlatform);
  });

  const accentOf = ({ variables }: ShownTheme): string | undefined => variables['--pw-accent'];

  test('CFG-13 CFG-14 P47 a workspace keeps the fields of the theme that it changed, and a later change of the platform reaches all others', async () => {
    await root.release({ base: 'GeekBlue', light: { accent: '#003366' }, dark: { accent: '#335577' } });
    const { inherited } = await owner.get();
    // As the page sends it: the whole theme.
    const own = await owner.release({ ...inherited, dark: { accent: '#446688' }, sizes: { 'radius-md': 4 } });
    expect(own.own_fields).toEqual(['dark.accent', 'sizes.radius-md']);
    await root.release({
      base: 'Purple',
      density: 'compact',
      light: { accent: '#663300' },
      dark: { accent: '#885533' },
    });
    const theme = await visited(acmeHost);
    expect(theme.base).toBe('Purple');
    expect(accentOf(theme)).toBe('light-dark(#663300, #446688)');
    expect(theme.variables).toMatchObject({ '--pw-radius-md': '4px', '--pw-control': '30px' });

    // A field with the platform's value is inherited again where that is asked for, and stays its own where not.
    const present = await owner.get();
    const same = { ...present.published, dark: { accent: '#885533' } };
    expect((await owner.save(same)).data).toMatchObject({ own_fields: ['dark.accent', 'sizes.radius-md'] });
    const reset = { ...ref, value: same, inherit: ['dark.accent'] };
    const saved = await api.visitor().call('saveConfiguration', reset, { token: owner.token });
    expect(saved.data).toMatchObject({ own_fields: ['sizes.radius-md'] });
    await owner.publish();
    await root.release({ base: 'Purple', dark: { accent: '#775533' } });
    expect(accentOf(await visited(acmeHost))).toMatch(/, #775533\)$/);
    expect((await owner.get()).published).toMatchObject({ dark: { accent: '#775533' }, sizes: { 'radius-md': 4 } });
  });

  test('CFG-14 with a base theme of its own a workspace has none of the colors that the platform chose on another one', async () => {
    await root.release({ base: 'GeekBlue', light: { accent: '#003366' }, sizes: { control: 36 } });
    const { inherited } = await owner.get();
    const own = await owner.release({ ...inherited, base: 'Purple' });
    expect(own.own_fields).toEqual(['base']);
    expect(own.published).toMatchObject({ base: 'Purple', light: {}, sizes: { control: 36 } });
    expect(await visited(acmeHost)).toEqual({
      base: 'Purple',
      variables: { ...paletteOf('Purple'), '--pw-control': '36px' },
    });
  });

  test('CFG-14 null takes a color or a size of the platform away, and is a field of the workspace', async () => {
    await root.release({ base: 'GeekBlue', light: { accent: '#003366' }, sizes: { control: 36 } });
    const own = await owner.release({ light: { accent: null }, sizes: { control: null, 'radius-md': null } });
    expect(own.own_fields, 'there is no radius of the platform').toEqual(['light.accent', 'sizes.control']);
    expect(own.published).toMatchObject({ light: { accent: null }, sizes: { control: null } });
    expect(await visited(acmeHost)).toEqual({ base: 'GeekBlue', variables: paletteOf('GeekBlue') });
  });

  test('CFG-13 CFG-14 where a change of the platform cannot be read with the fields of a workspace, those stay on what is shipped', async () => {
    await owner.release({ light: { 'ink-muted': '#6b6b6b' } });
    await root.release({ light: { canvas: '#e4e4e4' }, sizes: { control: 36 } });
    expect((await visited(acmeHost)).variables).toEqual({ '--pw-ink-muted': 'light-dark(#6b6b6b, #a5adbb)' });
  });

  test('CFG-14 WB-15 WB-19 the skin of a workspace takes the colours of the platform, an own one those of the workspace', async () => {
    await root.release({ base: 'GeekBlue', light: { ink: '#000000' }, sizes: { 'radius-md': 2 } });
    await skin(owner.token, 'Purple');
    expect(await visited(acmeHost)).toEqual({
      base: 'Purple',
      variables: { ...paletteOf('Purple'), '--pw-radius-md': '2px' },
    });
    await owner.release({ base: 'NeteaseRed' });
    expect((await visited(acmeHost)).base).toBe('NeteaseRed');
    const { accessToken: builder } = await signInAs(api.visitor(), 'builder');
    await skin(builder, 'AliOrange');
    expect((await signedIn(builder)).base).toBe('AliOrange');
    expect((await signedIn(owner.token)).base).toBe('NeteaseRed');
    await skin(builder, 'Default');
    expect((await signedIn(builder)).base).toBe('NeteaseRed');
  });

  test('CFG-14 P18 the entry page shows the theme of its address to every visitor, and with safe=1 what is shipped', async () => {
    await owner.release({ base: 'Purple', light: { accent: '#005a4e' }, dark: { accent: '#005a4e' } });
    const page = await entryPage(acmeHost);
    expect(page).toContain('data-theme="Purple"');
    expect(page).toMatch(
      /<style id="pagewright-theme" nonce="[^"]+">:root\{[^<]*--pw-accent:light-dark\(#005a4e, #005a4e\)[^<]*\}<\/style>/,
    );
    expect(await entryPage(undefined)).toContain('data-theme="Default"');
    const safe = await entryPage(acmeHost, '/login?safe=1');
    expect(safe).toContain('data-theme="Default"');
    expect(safe).toMatch(/<style id="pagewright-theme" nonce="[^"]+"><\/style>/);
  });

  test.each([
    [{ light: { accent: '#ff6a00' } }, '/value/light/accent', 'PAGE_THEME_CONTRAST'],
    [{ dark: { acent: '#000000' } }, '/value/dark/acent', 'PAGE_REFERENCE_UNKNOWN'],
    [{ light: { ink: 'red;}body{display:none}' } }, '/value/light/ink', 'PAGE_VALUE'],
    [{ sizes: { control: '40px' } }, '/value/sizes/control', 'PAGE_TYPE'],
    [{ base: 'Mauve' }, '/value/base', 'PAGE_REFERENCE_UNKNOWN'],
    [{ kind: 'page' }, '/value', undefined],
    [{ script: 'alert(1)' }, '/value/script', undefined],
  ])('CFG-14 P20 the theme %j is refused at %s, and nothing is saved', async (value, pointer, code) => {
    const answer = await owner.save(value);
    expect(answer).toMatchObject({ status: 422, code: 'configuration_invalid' });
    const [diagnostic] = diagnosticsOf(answer);
    expect(diagnostic?.pointer.startsWith(pointer)).toBe(true);
    expect(diagnostic?.message).toMatch(/\S/);
    if (code) expect(diagnostic?.code).toBe(code);
    expect((await owner.get()).draft).toBeNull();
  });

  test('CFG-14 a contrast that is too weak is reported in the language of who asks, with what to do', async () => {
    const answer = await owner.save({ light: { accent: '#ff6a00' } });
    expect(diagnosticsOf(answer)[0]).toMatchObject({
      message: '“按钮文字”与“主色”的对比度为 2.87:1，至少需要 4.5:1 才能清晰可读。',
      hint: '请选择更深或更浅的颜色。',
    });
  });

  test('CFG-14 a published theme that is no longer right shows what is shipped, and cannot be published again', async () => {
    const { published_id: first } = await owner.release({ base: 'Purple' });
    await owner.release({ base: 'GeekBlue' });
    const { user } = (await api.visitor().call('getUserInfo', {}, { token: owner.token })).data as {
      user: { ws_id: string };
    };
    await api.database.tenant(user.ws_id, (query) =>
      query
        .updateTable('configuration_versions')
        .set({ value: json<unknown>({ kind: 'theme', version: 1, id: 'site.theme', base: 'Gone' }) })
        .execute(),
    );
    expect(await visited(acmeHost)).toEqual(plain);
    expect(await entryPage(acmeHost)).toContain('data-theme="Default"');
    expect(await owner.rollback(first)).toMatchObject({ status: 422, code: 'configuration_invalid' });
  });

  test('CFG-13 system roles and administrators of a workspace may, nobody else', async () => {
    for (const username of ['builder', 'hr', 'user', 'appowner']) {
      const { accessToken: token } = await signInAs(api.visitor(), username);
      expect(await api.visitor().call('saveConfiguration', { ...ref, value: {} }, { token })).toMatchObject({
        status: 403,
      });
    }
    for (const username of ['sysadmin', 'admin']) {
      const editor = await createEditor(api, username, ref);
      expect((await editor.save({ base: 'Purple' })).status).toBe(200);
    }
    expect(
      await api.visitor().call('getConfiguration', { ...ref, key: 'other' }, { token: owner.token }),
    ).toMatchObject({ status: 404 });
  });

  test('CFG-14 what someone is choosing is shown before it is saved, weak colours included', async () => {
    const document = { kind: 'theme', version: 1, id: 'site.theme', base: 'Purple', light: { accent: '#ff6a00' } };
    const { data } = await api.visitor().call('checkDocument', { document }, { token: owner.token });
    expect(data).toMatchObject({
      faults: [{ code: 'PAGE_THEME_CONTRAST', pointer: '/light/accent' }],
      theme: { base: 'Purple', light: { accent: '#ff6a00', ink: '#14171f' }, sizes: { control: 40 } },
    });
    const other = await api.visitor().call('checkDocument', { document: { kind: 'page' } }, { token: owner.token });
    expect(other.data).toMatchObject({ theme: null });
  });
});
