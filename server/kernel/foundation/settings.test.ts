import { describe, expect, test } from 'vitest';
import { BadSetting, readSettings, settingWarnings } from './settings.ts';

const secret = 'x'.repeat(32);
const production = {
  PAGEWRIGHT_MODE: 'production',
  PAGEWRIGHT_SECRET: secret,
  PUBLIC_ORIGIN: 'https://pages.example.com',
};
const rejection = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof BadSetting) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
};

describe('settings', () => {
  test('settings without an environment are the demo on port 4300 of this machine', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      mode: 'demo',
      port: 4300,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:4300',
      apiDocs: true,
      fileLimit: 20 * 1024 * 1024,
    });
    expect(settings.dataDirectory).toMatch(/\/\.data$/);
  });

  test.each([
    ['PAGEWRIGHT_SECRET', { ...production, PAGEWRIGHT_SECRET: '' }],
    ['PAGEWRIGHT_SECRET', { ...production, PAGEWRIGHT_SECRET: 'short' }],
    ['PUBLIC_ORIGIN', { ...production, PUBLIC_ORIGIN: '' }],
    ['DEMO_CAPTCHA', { ...production, DEMO_CAPTCHA: 'abcd' }],
  ])('settings of production are refused when %s is wrong', (name, environment) => {
    expect(rejection(environment)).toContain(name);
  });

  test('settings of production are accepted with a secret and an origin', () => {
    expect(readSettings(production)).toMatchObject({
      mode: 'production',
      secret,
      publicOrigin: 'https://pages.example.com',
      logLevel: 'info',
    });
  });

  test('what helps developers is off in production until it is asked for', () => {
    expect(readSettings({})).toMatchObject({ apiDocs: true, toolPages: true });
    expect(readSettings(production)).toMatchObject({ apiDocs: false, toolPages: false });
    expect(readSettings({ ...production, API_DOCS: 'on', TOOL_PAGES: 'on' })).toMatchObject({
      apiDocs: true,
      toolPages: true,
    });
  });

  test('ROUTE-066 the playground of widgets is there when it is asked for, and never in production', () => {
    expect(readSettings({}).widgetPlayground).toBe(false);
    expect(readSettings({ WIDGET_PLAYGROUND: 'on' }).widgetPlayground).toBe(true);
    expect(readSettings({ ...production, WIDGET_PLAYGROUND: 'off' }).widgetPlayground).toBe(false);
    expect(rejection({ ...production, WIDGET_PLAYGROUND: 'on' })).toContain('WIDGET_PLAYGROUND');
  });

  test('SHELL-37 the interval of presses is the deployment’s, within two seconds', () => {
    expect(readSettings({}).pressInterval).toBeUndefined();
    expect(readSettings({ PRESS_INTERVAL: '0' }).pressInterval).toBe(0);
    expect(readSettings({ PRESS_INTERVAL: '2000' }).pressInterval).toBe(2000);
    for (const wrong of ['-1', '2001', 'fast'])
      expect(rejection({ PRESS_INTERVAL: wrong })).toContain('PRESS_INTERVAL');
  });

  test('security.txt takes contacts that RFC 9116 knows', () => {
    expect(
      readSettings({ SECURITY_CONTACT: 'mailto:a@example.com, https://example.com/report' }).security.contacts,
    ).toEqual(['mailto:a@example.com', 'https://example.com/report']);
    for (const contact of ['a@example.com', 'http://example.com', 'mailto:nobody']) {
      expect(rejection({ SECURITY_CONTACT: contact })).toContain('SECURITY_CONTACT');
    }
    expect(rejection({ SECURITY_POLICY: 'http://example.com' })).toContain('SECURITY_POLICY');
  });

  test('P13 an https address without a trusted proxy is doubted, and nothing else', () => {
    const warned = (environment: Record<string, string>) =>
      settingWarnings(readSettings(environment)).map(({ setting }) => setting);
    expect(warned(production)).toEqual(['TRUSTED_PROXIES']);
    expect(warned({ ...production, TRUSTED_PROXIES: '1' })).toEqual([]);
    expect(warned({})).toEqual([]);
  });

  test('P29 MAX_FILE_MB limits the files of records, to 100 MB at most', () => {
    expect(readSettings({ MAX_FILE_MB: '3' }).fileLimit).toBe(3 * 1024 * 1024);
    expect(rejection({ MAX_FILE_MB: '101' })).toContain('MAX_FILE_MB');
  });

  test.each([
    ['EMBED_ORIGINS', 'embedOrigins'],
    ['FRAME_ORIGINS', 'frameOrigins'],
  ] as const)('settings take the sites of %s, each once', (variable, setting) => {
    expect(readSettings({})[setting]).toEqual([]);
    const sites = 'https://shop.example/, http://localhost:8080 https://shop.example';
    expect(readSettings({ [variable]: sites })[setting]).toEqual(['https://shop.example', 'http://localhost:8080']);
  });

  test('settings take the private addresses and networks of EGRESS_ALLOW', () => {
    expect(readSettings({}).egressAllow).toEqual([]);
    expect(readSettings({ EGRESS_ALLOW: '10.0.0.0/8, 10.1.2.3:389 fd00::/8,[fd00::5]:636 ::1' }).egressAllow).toEqual([
      { address: '10.0.0.0', prefix: 8 },
      { address: '10.1.2.3', prefix: 32, port: 389 },
      { address: 'fd00::', prefix: 8 },
      { address: 'fd00::5', prefix: 128, port: 636 },
      { address: '::1', prefix: 128 },
    ]);
  });

  test.each([
    ['EGRESS_ALLOW', 'directory.example'],
    ['EGRESS_ALLOW', '10.0.0.0/33'],
    ['EGRESS_ALLOW', '10.0.0.1:0'],
    ['EGRESS_ALLOW', '10.1'],
    ['EGRESS_ALLOW', 'fd00::/129'],
    ['PORT', 'a'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PAGEWRIGHT_MODE', 'live'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['PUBLIC_ORIGIN', 'https://pages.example.com/path'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
    ['LOG_LEVEL', 'loud'],
    ['API_DOCS', 'no'],
    ['EMBED_ORIGINS', '*'],
    ['FRAME_ORIGINS', 'https://maps.example/berlin'],
    ['PAGES_DIR', '/no/such/folder'],
    ['EMBED_ORIGINS', 'https://*.example'],
    ['EMBED_ORIGINS', 'https://shop.example, https://shop.example/path'],
  ])('settings name the variable %s and what it takes when it is "%s"', (name, value) => {
    expect(rejection({ [name]: value })).toContain(name);
  });

  test('AUTH-44 passwords are encrypted only where browsers can', () => {
    const on = { PASSWORD_ENCRYPTION: 'on' };
    expect(readSettings({}).passwordEncryption).toBe(false);
    expect(readSettings(on).passwordEncryption).toBe(true);
    for (const origin of [
      'https://pages.example.com',
      'http://127.0.0.1:4300',
      'http://[::1]:4300',
      'http://a.localhost',
    ])
      expect(readSettings({ ...on, PUBLIC_ORIGIN: origin }).passwordEncryption).toBe(true);
    for (const origin of ['http://pages.example.com', 'http://127.0.0.1.evil.test', 'http://localhost.evil.test']) {
      expect(rejection({ ...on, PUBLIC_ORIGIN: origin })).toContain('PASSWORD_ENCRYPTION');
      expect(readSettings({ PUBLIC_ORIGIN: origin }).passwordEncryption).toBe(false);
    }
  });
});
