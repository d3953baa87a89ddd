import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { lastLogOf } from './log-rows.ts';
import { add, newName } from './people.ts';

type Fields = Schemas['AccountExtendFields'];

const shipped: Fields = [
  { name: 'office', label: 'Office', type: 'select', required: true, options: ['Shanghai', 'Beijing'] },
  { name: 'number', label: 'Personnel number', type: 'number', required: false },
  { name: 'begun', label: 'First day', type: 'date', required: false },
  { name: 'driver', label: 'Driver', type: 'boolean', required: false },
  { name: 'room', label: 'Room', type: 'text', required: false },
];

describeOnEachDatabase('extra fields of accounts', (open) => {
  let api: Api;
  let owner: Caller;
  let hr: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, hr, globex] = await createCallers(api, 'owner', 'hr', 'globex');
    return () => api.close();
  });

  const trySave = (fields: readonly object[], more: object = {}) =>
    owner.call('saveAccountExtendConfig', { fields, ...more });
  beforeEach(async () => {
    expect(await trySave(shipped)).toMatchObject({ status: 200 });
  });

  const pointersOf = ({ data }: { data: unknown }): string[] =>
    // Safe: answers are validated against the contract.
    (data as { detail: Record<'faults', { pointer: string }[]> }).detail.faults.map(({ pointer }) => pointer);
  const extendOf = async (id: string) => (await hr.done('readExtendedAccount', { id })).extend;
  const person = (extend: Schemas['AccountExtension']) => ({ username: newName(), real_name: 'Ida Ek', extend });

  test('ORG-13 ORG-14 extra fields are saved with a new account and read back, all of them or those that are named', async () => {
    expect(await hr.done('getAccountExtendConfig')).toMatchObject({ enabled: true, table_id: null, fields: shipped });
    expect(await globex.done('getAccountExtendConfig')).toEqual({
      enabled: false,
      table_id: null,
      fields: [],
      version: 0,
    });
    const made = await hr.done('createExtendedAccount', person({ office: 'Shanghai', number: 7, driver: false }));
    expect(await hr.done('readExtendedAccount', { id: made.id })).toEqual({
      id: made.id,
      version: made.version,
      extend: { office: 'Shanghai', number: 7, driver: false, begun: null, room: null },
    });
    const some = await hr.done('readExtendedAccount', { id: made.id, fields: ['number', 'nothing'] });
    expect(some.extend).toEqual({ number: 7 });
    expect(await globex.call('readExtendedAccount', { id: made.id })).toMatchObject({ status: 404 });
    expect(await lastLogOf(api, owner.wsId, 'createExtendedAccount')).toMatchObject({
      after: { extend: { office: 'Shanghai', number: 7, driver: false } },
    });
  });

  test('ORG-13 each value is held to its field, every one that is wrong is named, and nothing is half saved', async () => {
    const wrong = { office: 'Paris', number: '7', begun: '2026-02-30', driver: 'yes', room: 4, floor: 1 };
    const refused = await hr.call('createExtendedAccount', person(wrong));
    expect(refused).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(pointersOf(refused).sort()).toEqual(
      ['begun', 'driver', 'floor', 'number', 'office', 'room'].map((name) => `/extend/${name}`),
    );
    const lacking = await hr.call('createExtendedAccount', person({ room: '4' }));
    expect(pointersOf(lacking)).toEqual(['/extend/office']);
    expect((await hr.done('listAccounts', { search: 'Ida Ek', status: 10 })).items).toEqual([]);
  });

  test('ORG-11 ORG-13 the plain call takes extra fields by the same rules, and asks for those that are required', async () => {
    const { extend: _, ...plain } = person({});
    expect(pointersOf(await hr.call('createAccount', plain))).toEqual(['/extend/office']);
    const wrong = { office: 'Paris', number: '7', floor: 1 };
    expect(pointersOf(await hr.call('createAccount', { ...plain, extend: wrong })).sort()).toEqual(
      ['floor', 'number', 'office'].map((name) => `/extend/${name}`),
    );
    const made = await hr.done('createAccount', { ...plain, extend: { office: 'Beijing', begun: '2026-11-21' } });
    expect(await extendOf(made.id)).toMatchObject({ office: 'Beijing', begun: '2026-11-21', room: null });
    expect(await lastLogOf(api, owner.wsId, 'createAccount')).toMatchObject({
      after: { extend: { office: 'Beijing', begun: '2026-11-21' } },
    });
    await trySave(shipped.map((field) => ({ ...field, required: false })));
    await hr.done('createAccount', { ...plain, username: newName() });
  });

  test('ORG-13 a change keeps what is not sent, empties what is null, and counts the version up', async () => {
    const made = await hr.done('createExtendedAccount', person({ office: 'Shanghai', room: '12' }));
    const change = { id: made.id, extend: { office: 'Beijing', room: null } };
    const stale = { ...change, 'If-Match': made.version + 1 };
    expect(await hr.call('updateExtendedAccount', stale)).toMatchObject({ code: 'version_conflict' });
    const changed = await hr.done('updateExtendedAccount', { ...change, 'If-Match': made.version });
    expect(changed.version).toBe(made.version + 1);
    expect(await extendOf(made.id)).toMatchObject({ office: 'Beijing', room: null });
    expect(await lastLogOf(api, owner.wsId, 'updateExtendedAccount')).toMatchObject({
      before: { extend: { office: 'Shanghai', room: '12' } },
      after: { extend: { office: 'Beijing', room: null } },
    });
    const emptied = await hr.call('updateExtendedAccount', { id: made.id, extend: { office: '' } });
    expect(pointersOf(emptied)).toEqual(['/extend/office']);
    await hr.done('updateExtendedAccount', { id: made.id, real_name: 'Ida Berg', extend: { number: 3 } });
    expect(await hr.done('getAccount', { id: made.id })).toMatchObject({ real_name: 'Ida Berg' });
    expect(await extendOf(made.id)).toMatchObject({ office: 'Beijing', number: 3 });
  });

  test('ORG-13 P4 who may not change a person changes no extra field either', async () => {
    const admin = await add(owner, { roles: ['WORKSPACE_ADMIN'], extend: { office: 'Beijing' } });
    const refused = await hr.call('updateExtendedAccount', { id: admin.id, extend: { room: '1' } });
    expect(refused).toMatchObject({ code: 'role_above_own' });
    expect(await owner.call('updateExtendedAccount', { id: idOf('globex'), extend: { room: '1' } })).toMatchObject({
      status: 404,
    });
  });

  test('ORG-13 a field that is taken away is shown nowhere, and its values come back with it', async () => {
    const made = await hr.done('createExtendedAccount', person({ office: 'Shanghai', room: '12' }));
    await trySave(shipped.filter(({ name }) => name !== 'room'));
    expect(await extendOf(made.id)).not.toHaveProperty('room');
    await hr.done('updateExtendedAccount', { id: made.id, extend: { number: 1 } });
    await trySave(shipped);
    expect(await extendOf(made.id)).toMatchObject({ room: '12', number: 1 });
  });

  test('ORG-13 WB-12 two fields of a name, a choice without options and an option twice are issues, and a stale version is a conflict', async () => {
    expect(await trySave(shipped, { 'If-Match': 0 })).toMatchObject({ code: 'version_conflict' });
    const text = { label: 'Text', type: 'text', required: false };
    const refused = await trySave([
      { ...text, name: 'a' },
      { ...text, name: 'A' },
      { ...text, name: 'b', type: 'select' },
      { ...text, name: 'c', type: 'select', options: ['x', 'x '] },
    ]);
    expect(pointersOf(refused)).toEqual(['/fields/1/name', '/fields/2/options', '/fields/3/options/1']);
  });
});
