import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Answer, Args } from '#openapi';
import { diagnosticsOf } from './diagnostics-of.ts';

const id = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';
const system = { application_type: 1, application_name: 'Service', org_id: id };
const external = (externalApp: unknown) => ({ ...system, application_type: 2, extend_info: { externalApp } });
const plain = { application_link: 'https://app.example.com/start', isNeedUserAuthToken: false };
const create = (body: unknown) => diagnosticsOf('createApplication', body);

describe('applications', () => {
  it('are of the type 1 or 2, and nothing else', () => {
    expect(create(system)).toEqual([]);
    expect(create(external(plain))).toEqual([]);
    expect(create({ ...system, application_type: 3 })).toEqual(['/application_type: 3 is not known here.']);
  });

  it.each([
    ['no name', { ...system, application_name: ' ' }, '/application_name'],
    ['no user group', { application_type: 1, application_name: 'Service' }, '/org_id'],
    ['a link on a system application', { ...system, extend_info: { externalApp: plain } }, '/extend_info'],
    ['no link', { ...system, application_type: 2 }, '/extend_info'],
    ['a foreign workspace', { ...system, ws_id: id }, '/ws_id'],
    ['an unknown type of icon', { ...system, icon: { type: 3, uri: 'truck' } }, '/icon/type'],
    ['a foreign icon', { ...system, icon: { type: 2, uri: 'https://evil.example/a.png' } }, '/icon/uri'],
  ])('%s is one fault', (_name, body, pointer) => {
    expect(create(body).map((diagnostic) => diagnostic.split(':')[0])).toEqual([pointer]);
  });

  it.each([
    'abc',
    'javascript:alert(1)',
    'https://',
    'ftp://a.example',
    '//a.example',
    'https://a@b.example',
    'java\nscript:x',
  ])('refuse "%s" as a link', (application_link) => {
    expect(create(external({ ...plain, application_link }))).toEqual([
      expect.stringContaining('/extend_info/externalApp/application_link'),
    ]);
  });

  it('need the name of the parameter when they are handed a ticket, and only then', () => {
    const asked = { ...plain, isNeedUserAuthToken: true };
    expect(create(external(asked))).toEqual([expect.stringContaining('/extend_info/externalApp/authTokenParamName')]);
    expect(create(external({ ...asked, authTokenParamName: 'ticket' }))).toEqual([]);
    expect(create(external({ ...plain, authTokenParamName: 'ticket' }))).toHaveLength(1);
  });

  it('listen to messages with declared actions', () => {
    const listening = (event: object) => create(external({ ...plain, eventsDetail: [{ event: 'saved', ...event }] }));
    expect(listening({ action: 'navigate', to: '/dashboard?appid=1' })).toEqual([]);
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:1']) {
      expect(listening({ action: 'navigate', to })).toHaveLength(1);
    }
    expect(listening({ action: 'script', code: 'x' })).toEqual([
      '/extend_info/externalApp/eventsDetail/0/action: "script" is not known here.',
    ]);
  });

  it('need an id to be changed, and an address of letters, digits, "_" and "-"', () => {
    expect(diagnosticsOf('updateApplication', { application_name: 'Service' })).toEqual([
      expect.stringContaining('/id'),
    ]);
    const save = (address: string) =>
      diagnosticsOf('saveApplicationGlobalConfig', { application_id: id, config: { address } });
    expect(save('my-app_1')).toEqual([]);
    for (const address of ['', 'a b', 'a/b', '../x', 'ä']) expect(save(address)).toHaveLength(1);
  });

  it('are imported by the id of an upload, and by no address', () => {
    expect(diagnosticsOf('importApplication', { file_id: id })).toEqual([]);
    for (const sent of [{ url: `/files/${id}.zip` }, { file_id: `/files/${id}.zip` }, {}])
      expect(diagnosticsOf('importApplication', sent)).not.toEqual([]);
  });
});

describe('connectors', () => {
  const database = {
    driver: 'database',
    client: 'mysql',
    name: 'Stock',
    host: 'db.example.com',
    database: 's',
    username: 'r',
  };

  it('have the fields of their driver', () => {
    expect(diagnosticsOf('createConnector', { ...database, secret: 'x' })).toEqual([]);
    expect(diagnosticsOf('createConnector', { ...database, address: 'https://a.example' })).toHaveLength(1);
    expect(diagnosticsOf('createConnector', { ...database, driver: 'ldap' })).toEqual([
      '/driver: "ldap" is not known here.',
    ]);
    const http = { driver: 'http', client: 'rest', name: 'Prices', authentication: { kind: 'bearer' } };
    expect(diagnosticsOf('createConnector', { ...http, address: 'https://api.example.com/v1' })).toEqual([]);
    expect(diagnosticsOf('createConnector', { ...http, address: 'http://api.example.com' })).toHaveLength(1);
  });

  it('answer a mask for the secret, never the secret', () => {
    expectTypeOf<Answer<'createConnector'>['secret']>().toEqualTypeOf<'********' | null>();
    expectTypeOf<{ id: 'a'; driver: 'http'; secret: null }>().toExtend<Args<'updateConnector'>>();
    const driverOf = (args: Args<'updateConnector'>): string => args.driver;
    // @ts-expect-error a host belongs to databases
    expect(driverOf({ id: 'a', driver: 'http', host: 'b' })).toBe('http');
  });
});

describe('plugins', () => {
  const plugin = {
    key: 'site-map',
    name: 'Site map',
    entry: 'https://plugins.example.com/',
    plugin_version: '1.0.0',
    location_configuration: { places: [{ place: 'menu' }] },
    authorization: { permissions: ['readUser'] },
  };

  it('lie at the height 10 unless they say otherwise', () => {
    const body = structuredClone(plugin);
    expect(diagnosticsOf('createPlugin', body)).toEqual([]);
    expect(body.location_configuration).toEqual({ places: [{ place: 'menu' }], z_index: 10 });
  });

  it.each([
    ['an entry without https', { entry: 'http://a.example/' }, '/entry'],
    ['an undeclared permission', { authorization: { permissions: ['readSession'] } }, '/authorization/permissions/0'],
    [
      'an unknown place',
      { location_configuration: { places: [{ place: 'login' }] } },
      '/location_configuration/places/0/place',
    ],
  ])('%s is one fault', (_name, change, pointer) => {
    expect(
      diagnosticsOf('createPlugin', { ...plugin, ...change }).map((diagnostic) => diagnostic.split(':')[0]),
    ).toEqual([pointer]);
  });

  it('are enabled, disabled, installed and uninstalled', () => {
    for (const operation of ['enable', 'disable', 'install', 'uninstall']) {
      expect(diagnosticsOf('operatePlugin', { operation })).toEqual([]);
    }
    expect(diagnosticsOf('operatePlugin', { operation: 'buy' })).toHaveLength(1);
  });
});
