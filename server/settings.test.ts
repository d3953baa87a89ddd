import { describe, expect, test } from 'vitest';
import { BadSetting, readSettings } from './settings.ts';

const secret = 'x'.repeat(32);
const production = {
  PAGEWRIGHT_MODE: 'production',
  PAGEWRIGHT_SECRET: secret,
  PUBLIC_ORIGIN: 'https://pages.example.com',
};
const refusal = (environment: Record<string, string>): string => {
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
    });
    expect(settings.dataDirectory).toMatch(/\/\.data$/);
  });

  test.each([
    ['PAGEWRIGHT_SECRET', { ...production, PAGEWRIGHT_SECRET: '' }],
    ['PAGEWRIGHT_SECRET', { ...production, PAGEWRIGHT_SECRET: 'short' }],
    ['PUBLIC_ORIGIN', { ...production, PUBLIC_ORIGIN: '' }],
    ['DEMO_CAPTCHA', { ...production, DEMO_CAPTCHA: 'abcd' }],
  ])('settings of production are refused when %s is wrong', (name, environment) => {
    expect(refusal(environment)).toContain(name);
  });

  test('settings of production are accepted with a secret and an origin', () => {
    expect(readSettings(production)).toMatchObject({
      mode: 'production',
      secret,
      publicOrigin: 'https://pages.example.com',
      logLevel: 'info',
    });
  });

  test.each([
    ['EMBED_ORIGINS', 'embedOrigins'],
    ['FRAME_ORIGINS', 'frameOrigins'],
  ] as const)('settings take the sites of %s, each once', (variable, setting) => {
    expect(readSettings({})[setting]).toEqual([]);
    const sites = 'https://shop.example/, http://localhost:8080 https://shop.example';
    expect(readSettings({ [variable]: sites })[setting]).toEqual(['https://shop.example', 'http://localhost:8080']);
  });

  test.each([
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
    expect(refusal({ [name]: value })).toContain(name);
  });
});
