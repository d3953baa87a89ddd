import { describe, expect, test } from 'vitest';
import { operations } from '#openapi';
import type { DescribedOperation } from './described-operations.ts';
import { Known, KnownValues, withKnown, withNewest } from './known-values.ts';

/** A call of the contract at another address. */
const at = (id: 'listApplications' | 'saveConfiguration', path: string, safe: boolean): DescribedOperation => ({
  id,
  table: { ...operations[id], path, safe },
  node: {},
  parameters: [],
});
const listing = at('listApplications', '/api/b/bird', true);
const readingOne = at('listApplications', '/api/b/bird/{id}', true);
const writing = at('saveConfiguration', '/api/b/bird/{id}/ring', false);
const hole = (name: string, pick = 0): Known => new Known(name, pick, 'invented', { type: 'string' });
const anything = (): boolean => true;

describe('KnownValues', () => {
  test('give the ids of rows that were listed to calls below the same address, in turn', () => {
    const known = new KnownValues();
    known.learn(listing, { items: [{ id: 'b1', name: 'Robin' }, { id: 'b2' }] });
    const ids = [0, 1, 2].map((pick) => known.fill({ id: hole('id', pick) }, writing, anything).id);
    expect(ids).toEqual(['b2', 'b1', 'b2']);
    expect(known.fill([hole('application_ids')], readingOne, anything)).toEqual(['b2']);
  });

  test('give the ids of applications to calls of one, whatever their address says', () => {
    const known = new KnownValues();
    known.learn(listing, [{ id: 'b1' }]);
    const info: DescribedOperation = {
      ...readingOne,
      id: 'getAppInfo',
      table: { ...readingOne.table, path: '/api/wb/app/info/{id}', scope: 'application' },
    };
    expect(known.fill(hole('id'), info, anything)).toBe('b1');
  });

  test('leave what was invented where nothing is known or nothing fits', () => {
    const known = new KnownValues();
    expect(known.fill(hole('id'), readingOne, anything)).toBe('invented');
    known.learn(listing, [{ id: 'b1' }]);
    expect(known.fill(hole('id'), readingOne, () => false)).toBe('invented');
    expect(known.fill(hole('user_id'), readingOne, anything)).toBe('invented');
  });

  test('never name what the fuzz lives on in a call that writes', () => {
    const known = new KnownValues();
    known.learn(listing, [{ id: 'own' }]);
    known.forbid(['own']);
    expect(known.fill(hole('id'), writing, anything)).toBe('invented');
    expect(known.fill(hole('id'), readingOne, anything)).toBe('own');
  });

  test('know what stands in lists, under languages, and at the end of addresses', () => {
    const known = new KnownValues();
    known.learn(listing, { user_ids: ['u1'], hash: { 'zh-CN': 'h1' }, url: '/files/a.png', wsId: 'w1' });
    const request = { user_id: hole('user_id'), hash: hole('hash'), ws_id: hole('ws_id') };
    expect(known.fill(request, readingOne, anything)).toEqual({ user_id: 'u1', hash: 'h1', ws_id: 'w1' });
    expect(known.fill(hole('name'), at('listApplications', '/files/{name}', true), anything)).toBe('a.png');
  });

  test('forget rows that are gone, and open a list only with a cursor of its own', () => {
    const known = new KnownValues();
    known.learn(listing, { items: [{ id: 'b1' }, { id: 'b2' }], next_cursor: 'c1' });
    known.forget(listing, ['b1']);
    expect(known.fill({ id: hole('id') }, writing, anything)).toEqual({ id: 'b2' });
    const cursor = new Known('cursor', 0, undefined, { type: 'string' });
    expect(known.fill({ cursor, size: 2 }, listing, anything)).toEqual({ cursor: 'c1', size: 2 });
    expect(known.fill({ cursor, size: 2 }, readingOne, anything)).toEqual({ size: 2 });
  });

  test('tell a row from the rows of another kind that it carries', () => {
    const known = new KnownValues();
    known.learn(listing, { items: [{ id: 'b1', users: [{ id: 'u1' }] }] });
    expect(known.fill([hole('id'), hole('id', 1), hole('user_id')], writing, anything)).toEqual(['b1', 'u1']);
  });

  test('take the version of the very row that is named, and of what has no id by its address', () => {
    const known = new KnownValues();
    known.learn(listing, {
      items: [
        { id: 'b1', version: 4 },
        { id: 'b2', version: 7 },
      ],
    });
    known.learn(readingOne, { colour: 'red', version: 2 });
    const request = { headers: { 'If-Match': hole('If-Match') }, path: { id: hole('id', 1) } };
    expect(known.fill(request, writing, anything).headers).toEqual({ 'If-Match': 4 });
    expect(known.fill({ headers: request.headers }, readingOne, anything).headers).toEqual({ 'If-Match': 2 });
  });

  test('take the version that a conflict told, wherever the call goes below the thing', () => {
    const known = new KnownValues();
    const draft = at('saveConfiguration', '/api/b/nest/{kind}/{key}/draft', false);
    const path = { kind: 'overlay', key: 'home' };
    known.learnVersion(at('saveConfiguration', '/api/b/nest/{kind}/{key}', false), path, [], 5);
    const request = { path, headers: { 'If-Match': hole('If-Match') } };
    expect(known.fill(request, draft, anything).headers).toEqual({ 'If-Match': 5 });
    const other = { ...request, path: { ...path, key: 'away' } };
    expect(known.fill(other, draft, anything).headers).toEqual({ 'If-Match': 'invented' });
  });

  test('offer a call what it has not refused, and all again once it refused everything', () => {
    const known = new KnownValues();
    known.learn(listing, [{ id: 'b1' }, { id: 'b2' }]);
    known.refuse(writing, ['b2']);
    expect(known.fill(hole('id'), writing, anything)).toBe('b1');
    expect(known.fill(hole('id'), readingOne, anything)).toBe('b2');
    known.refuse(writing, ['b1']);
    expect(known.fill(hole('id'), writing, anything)).toBe('b2');
  });

  test('name two rows where a request has two places for one', () => {
    const known = new KnownValues();
    known.learn(listing, [{ id: 'b1' }, { id: 'b2' }]);
    const request = { id: hole('id'), father_id: hole('father_id') };
    expect(known.fill(request, writing, anything)).toEqual({ id: 'b2', father_id: 'b1' });
  });

  test('do not take what belongs to a row for rows of its kind', () => {
    const known = new KnownValues();
    known.learn(at('listApplications', '/api/b/bird/{id}/feather', true), [{ id: 'f1' }]);
    expect(known.fill({ id: hole('id') }, at('saveConfiguration', '/api/b/bird/{id}', false), anything).id).toBe(
      'invented',
    );
  });

  test('give the newest of what is known, where that is asked for', () => {
    const known = new KnownValues();
    known.learn(listing, [{ id: 'b1' }, { id: 'b2' }]);
    expect(known.fill(withNewest({ id: hole('id', 1) }, 0), writing, anything)).toEqual({ id: 'b2' });
  });

  test('put rows that exist into a documented body', () => {
    const known = new KnownValues();
    known.learn(listing, [{ id: 'b1' }]);
    const example = { name: 'Robin', application_ids: ['01JD3Q4V9M8X2T6W5R7Y1Z0ABC'] };
    const items = { $ref: '#/components/schemas/Id' };
    const schema = { type: 'object', properties: { application_ids: { type: 'array', items } } };
    const description = { components: { schemas: { Id: { type: 'string', pattern: '^[a-z0-9]+$' } } } };
    const body = withKnown(example, 0, { schema, description });
    expect(known.fill(body, writing, anything)).toEqual({ name: 'Robin', application_ids: ['b1'] });
    const isId = (wanted: unknown) => wanted !== items;
    expect(known.fill(body, writing, isId)).toEqual(example);
  });
});
